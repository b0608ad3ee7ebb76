/**
 * One seat's connection to a table, or a watcher's. A connection that is lost comes back by itself and catches up;
 * what was sent and not answered is sent again. So nothing is lost, and nothing is done twice.
 */
import type {
  Choice,
  Full,
  Hinted,
  Incoming,
  MatchInfo,
  News,
  Outgoing,
  Refused,
  Said,
  Status,
  TableInfo,
  ThoughtInfo,
} from "../protocol";
import { api } from "./api";
import type { BaseView, GameEvent } from "../games/board";
import type { Link, LinkState } from "./link";
import type { Way } from "./plan.svelte";
import { newId } from "./random";
import { Show, type Scene } from "./show.svelte";

/** A message of ours that is not answered yet. */
type Sent = Extract<Incoming, { id: string }>;

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;
const KEPT_SCENES = 400;

export class SeatLink implements Link {
  state: LinkState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  match: MatchInfo | null = $state.raw(null);
  status: Status | null = $state.raw(null);
  choices: readonly Choice[] | null = $state.raw(null);
  /** Where the choices lead; null until the server has said so. */
  ways: readonly Way[] | null = $state.raw(null);
  version = $state(0);
  chat: readonly Said[] = $state.raw([]);
  /** What happened, as far as this page has heard it. */
  scenes: readonly Scene[] = $state.raw([]);
  thoughts: readonly ThoughtInfo[] | null = $state.raw(null);
  thinking = $state(false);
  refusal: Refused | null = $state.raw(null);
  readonly show = new Show();

  #view: BaseView | null = null;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Sent>();
  #chain: string[] = []; // actions that follow the one that was sent
  #offered: readonly Choice[] | null = null; // the choices, also while one of them is on its way
  #asked = ""; // the id of the question for ways
  #pause = FIRST_PAUSE_MS;
  #timer = 0;
  #closed = false;

  constructor(
    readonly tableId: string,
    readonly seat: number | null,
    readonly token: string | null,
  ) {
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  /** Plays actions one after another; whatever can no longer be done is left out. */
  act(texts: readonly string[]): void {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    this.refusal = null;
    this.thoughts = null;
    this.#chain = rest;
    this.choices = null;
    this.ways = null;
    this.#command({ type: "act", id: newId(), version: this.version, action: first });
  }

  undo = () => this.#command({ type: "undo", id: newId(), version: this.version });
  answer = (agree: boolean) => this.#command({ type: "answer", id: newId(), version: this.version, agree });
  choose = (vote: "bot" | "end" | "wait") =>
    this.#command({ type: "choose", id: newId(), version: this.version, vote });
  pause = (on: boolean) => this.#command({ type: "pause", id: newId(), version: this.version, on });
  leave = () => this.#command({ type: "leave", id: newId(), version: this.version });
  back = () => this.#command({ type: "back", id: newId(), version: this.version });
  say = (text: string) => this.#command({ type: "say", id: newId(), text });
  mute = (who: string, on: boolean) => this.#command({ type: "mute", id: newId(), who, on });

  /** Asks what a strong bot would do. */
  hint(): void {
    this.thinking = true;
    this.#command({ type: "hint", id: newId(), version: this.version });
  }

  #command(message: Sent): void {
    this.#unanswered.set(message.id, message);
    this.#send(message);
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // The connection.

  #hurry = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.tableId)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const known = this.match && { match: this.match.id, since: this.version };
      this.#send({ type: "hello", seat: this.seat, token: this.token, ...known });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed || this.state === "refused") return;
    const stopped = code === 1008;
    this.state = stopped ? "refused" : "lost";
    if (stopped) return;
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #arrived(): void {
    this.state = "live";
    this.#pause = FIRST_PAUSE_MS;
    for (const message of this.#unanswered.values()) this.#send(message);
    this.#askWays();
  }

  // What is heard.

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.chat = message.chat;
        this.#arrived();
        break;
      case "table":
        this.table = message.table;
        break;
      case "full":
        this.#begin(message);
        break;
      case "news":
        this.#follow(message);
        break;
      case "accepted":
        this.#unanswered.delete(message.id);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "hint":
        this.#hinted(message);
        break;
      case "said":
        this.chat = [...this.chat, message].slice(-200);
        break;
      case "ways":
        if (message.version === this.version) this.ways = message.ways as Way[];
        break;
      case "pong":
        break;
    }
  }

  #begin(full: Full): void {
    const another = this.match?.id !== full.match.id;
    if (another) this.scenes = [];
    this.state = "live";
    this.match = full.match;
    this.#view = full.view as BaseView;
    this.#stand(full);
    this.show.jump(this.#view, full.version);
    if (full.version > 0) void this.#recall(full.match.id);
  }

  /** What happened before this page was there, for the log. */
  async #recall(match: string): Promise<void> {
    const story = await api.soFar(this.tableId, this.seat, this.token ?? undefined).catch(() => null);
    if (!story || story.match.id !== match || this.match?.id !== match) return;
    let after = story.view;
    const before: Scene[] = [{ version: story.since, seat: null, action: null, kind: "begin", events: [], after }];
    for (const { number: version, seat, action, kind, events, patch } of story.news) {
      after = { ...after, ...patch } as BaseView;
      before.push({ version, seat, action, kind, events, after });
    }
    const heard = this.scenes.filter((scene) => scene.version > (before.at(-1)?.version ?? 0));
    this.scenes = [...before, ...heard].slice(-KEPT_SCENES);
  }

  #follow(news: News): void {
    if (news.version <= this.version || !this.#view) return;
    if (news.version > this.version + 1) {
      this.state = "catching";
      this.#send({ type: "since", version: this.version });
      return;
    }
    this.#view = { ...this.#view, ...news.patch } as BaseView;
    const scene: Scene = {
      version: news.version,
      seat: news.seat,
      action: news.action,
      kind: news.kind,
      events: news.events as GameEvent[],
      after: this.#view,
    };
    this.scenes = [...this.scenes, scene].slice(-KEPT_SCENES);
    this.show.add(scene);
    this.#stand(news);
  }

  /** Where the match stands now. */
  #stand(message: Full | News): void {
    this.version = message.version;
    this.status = message.status;
    this.choices = this.#offered = message.choices;
    this.ways = null;
    this.thoughts = null;
    const next = this.#chain.shift();
    if (next !== undefined && message.choices?.some((choice) => choice.text === next)) {
      this.act([next, ...this.#chain]);
      return;
    }
    this.#chain = [];
    this.#askWays();
  }

  #askWays(): void {
    if (!this.choices || this.seat === null) return;
    this.#asked = newId();
    this.#send({ type: "ways", id: this.#asked, version: this.version });
  }

  #refused(refused: Refused): void {
    if (refused.id === this.#asked) return; // then the choices are shown without where they lead
    this.thinking = false;
    if (refused.id) this.#unanswered.delete(refused.id);
    this.#chain = [];
    this.choices = this.#offered;
    if (this.state === "connecting") {
      this.refusal = refused;
      this.state = "refused";
      return;
    }
    // What was decided about an older table is decided anew.
    if (refused.code === "stale") this.#send({ type: "since", version: this.version });
    else this.refusal = refused;
    this.#askWays();
  }

  #hinted(hint: Hinted): void {
    this.thinking = false;
    this.#unanswered.delete(hint.id);
    if (hint.version === this.version) this.thoughts = hint.thoughts;
  }
}
