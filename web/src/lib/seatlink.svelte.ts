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
  Nudged,
  Outgoing,
  Reacted,
  Refused,
  Said,
  Status,
  TableInfo,
  ThoughtInfo,
  Ways,
} from "../protocol";
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { BaseView } from "../games/board";
import type { Link, LinkState } from "./link";
import type { Way } from "./plan.svelte";
import { shown } from "./prefs.svelte";
import { newId } from "./random";
import { sceneAfter, scenesAfter, type Scene } from "./scenes";
import { Show } from "./show.svelte";

/** A message of ours that is not answered yet. */
type Sent = Extract<Incoming, { id: string }>;
/** What is meant whatever has happened meanwhile: if the match has moved on, it is said again. */
const STANDING = ["leave", "back", "resign", "abort", "stand_in", "pause"];
/** What is on its way is shown of these, besides choices and chat. */
const ORDERS = [...STANDING, "undo", "answer", "choose", "nudge"];

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;
const KEPT_SCENES = 400;
/** So often it is looked whether anybody is there, and so long the answer may take: after three looks a loss shows. */
const BEAT_MS = 2500;
/** So long a connection may take to open. */
const OPENING_MS = 3 * BEAT_MS;

export class SeatLink implements Link {
  state: LinkState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  match: MatchInfo | null = $state.raw(null);
  status: Status | null = $state.raw(null);
  version = $state(0);
  at = $state(0);
  chat: readonly Said[] = $state.raw([]);
  /** What happened, as far as this page has heard it. */
  scenes: readonly Scene[] = $state.raw([]);
  thoughts: readonly ThoughtInfo[] | null = $state.raw(null);
  thinking = $state(false);
  refusal: Refused | null = $state.raw(null);
  nudged: Nudged | null = $state.raw(null);
  nudgedAt: number | null = $state(null);
  reacted: Reacted | null = $state.raw(null);
  muted: readonly string[] = $state.raw([]);
  readonly show = new Show();

  #view: BaseView | null = null;
  #socket: WebSocket | null = null;
  #unanswered = new SvelteMap<string, Sent>();
  #acting: string | null = $state(null); // the id of the choice that is on its way
  #offered: readonly Choice[] | null = $state.raw(null);
  #foreseen: Ways | null = $state.raw(null);
  #pause = FIRST_PAUSE_MS;
  #timer = 0;
  #closed = false;
  #beat = 0;
  #heard = 0; // when something was last heard

  /** A choice of ours is on its way, and not stored yet. */
  sending: boolean = $derived(this.#acting !== null);
  asking: boolean = $derived([...this.#unanswered.values()].some(({ type }) => ORDERS.includes(type)));
  saying: readonly string[] = $derived(
    [...this.#unanswered.values()].flatMap((sent) => (sent.type === "say" ? [sent.text] : [])),
  );
  /** What may be done now; nothing while a choice is on its way. */
  choices: readonly Choice[] | null = $derived(this.#acting === null ? this.#offered : null);
  /** Where the choices lead; null until the server has said so. */
  ways: readonly Way[] | null = $derived(
    this.choices && this.#foreseen?.version === this.version ? (this.#foreseen.ways as Way[]) : null,
  );

  constructor(
    readonly tableId: string,
    readonly seat: number | null,
    readonly token: string | null,
  ) {
    this.show.paced = { seat, lasting: shown };
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
    this.#beat = window.setInterval(this.#look, BEAT_MS);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  /** Plays actions one after another: all of them, or none. */
  act(texts: readonly string[]): void {
    if (texts.length === 0) return;
    this.refusal = null;
    this.thoughts = null;
    const id = (this.#acting = newId());
    this.#command({ type: "acts", id, version: this.version, actions: [...texts] });
  }

  undo = () => this.#command({ type: "undo", id: newId(), version: this.version });
  answer = (agree: boolean) => this.#command({ type: "answer", id: newId(), version: this.version, agree });
  choose = (vote: "bot" | "end" | "wait") =>
    this.#command({ type: "choose", id: newId(), version: this.version, vote });
  pause = (on: boolean) => this.#command({ type: "pause", id: newId(), version: this.version, on });
  resign = () => this.#command({ type: "resign", id: newId(), version: this.version });
  abort = () => this.#command({ type: "abort", id: newId(), version: this.version });
  standIn = (seat: number) => this.#command({ type: "stand_in", id: newId(), version: this.version, seat });
  nudge = (seat: number) => this.#command({ type: "nudge", id: newId(), seat });
  react = (reaction: Reacted["reaction"]) => this.#command({ type: "react", id: newId(), reaction });
  leave = () => this.#command({ type: "leave", id: newId(), version: this.version });
  back = () => this.#command({ type: "back", id: newId(), version: this.version });
  say = (text: string) => this.#command({ type: "say", id: newId(), text });
  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((other) => other !== who);
    this.#command({ type: "mute", id: newId(), who, on });
  }

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

  /** Asks whether anybody is there if nothing was heard for a while; who does not answer is given up, and so is a
   * connection that does not open. */
  #look = (): void => {
    const socket = this.#socket;
    const silent = performance.now() - this.#heard;
    if (socket === null || this.state === "refused" || silent < BEAT_MS - 100) return;
    const patience = socket.readyState === WebSocket.CONNECTING ? OPENING_MS : 2 * BEAT_MS;
    if (silent < patience - 100) this.#send({ type: "ping", id: "beat" });
    else this.#lost(1006);
  };

  /** Wants no more of a connection: it may be silently dead, and its end never be heard of. */
  #letGo(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }

  #connect(): void {
    this.#letGo();
    this.#heard = performance.now();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.tableId)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = performance.now();
      const known = this.match && { match: this.match.id, since: this.version };
      this.#send({ type: "hello", seat: this.seat, token: this.token, ways: this.seat !== null, ...known });
    };
    socket.onmessage = (event) => {
      this.#heard = performance.now();
      this.#hear(JSON.parse(event.data as string) as Outgoing);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#letGo();
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
  }

  // What is heard.

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.chat = message.chat;
        this.muted = message.muted;
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
        this.#answered(message.id);
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
        this.#foreseen = message;
        break;
      case "nudged":
        this.nudged = message;
        this.nudgedAt ??= Date.now();
        break;
      case "reacted":
        this.reacted = message;
        break;
      case "pong":
        break;
    }
  }

  #begin(full: Full): void {
    const another = this.match?.id !== full.match.id;
    if (another) {
      this.scenes = [];
      this.#acting = this.#foreseen = null;
    }
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
    const begin = { version: story.since, seat: null, action: null, kind: "begin", events: [], patch: {} };
    const before = scenesAfter(story.view, [begin, ...story.news]);
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
    const scene = sceneAfter(this.#view, news);
    this.#view = scene.after;
    this.scenes = [...this.scenes, scene].slice(-KEPT_SCENES);
    this.show.add(scene);
    this.#stand(news);
  }

  /** Where the match stands now. */
  #stand(message: Full | News): void {
    this.nudged = this.nudgedAt = null;
    this.version = message.version;
    this.at = message.at ?? this.at;
    this.status = message.status;
    this.#offered = message.choices;
    this.thoughts = null;
  }

  /** A message of ours was done, or was not. */
  #answered(id: string): void {
    this.#unanswered.delete(id);
    if (id === this.#acting) this.#acting = null;
  }

  #refused(refused: Refused): void {
    this.thinking = false;
    const sent = this.#unanswered.get(refused.id ?? "");
    if (refused.id) this.#answered(refused.id);
    if (this.state === "connecting") {
      this.refusal = refused;
      this.state = "refused";
      return;
    }
    // What was decided about an older table is decided anew.
    if (refused.code !== "stale") {
      this.refusal = refused;
      return;
    }
    this.#send({ type: "since", version: this.version });
    const now = Number(refused.args["now"]);
    if (sent && "version" in sent && STANDING.includes(sent.type))
      this.#command({ ...sent, id: newId(), version: now });
  }

  #hinted(hint: Hinted): void {
    this.thinking = false;
    this.#unanswered.delete(hint.id);
    if (hint.version === this.version) this.thoughts = hint.thoughts;
  }
}
