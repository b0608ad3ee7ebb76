/** What happened, as lines of the log. */
import type { GameBoard, People } from "../games/board";
import { m } from "./words.svelte";
import type { Scene } from "./scenes";

export interface Line {
  version: number;
  seat: number | null;
  text: string;
}

/** What happens at a table besides the game itself. */
const HAPPENINGS: Record<string, (args: { name: string }) => string> = {
  undo: m.match_log_undo,
  ask: m.match_log_ask,
  agree: m.match_log_agree,
  refuse: m.match_log_refuse,
  pause: m.match_log_pause,
  resume: m.match_log_resume,
  late: m.match_log_late,
  vote: m.match_log_vote,
  wait: m.match_log_wait,
  bot: m.match_log_bot,
  back: m.match_log_back,
  leave: m.match_log_leave,
  resign: m.match_log_resign,
  abort: m.match_log_abort,
  end: m.match_log_end,
};

/** A scene in words: a line for each event worth one. */
export function linesOf(scene: Scene, board: GameBoard, people: People): Line[] {
  const line = (text: string, seat = scene.seat): Line => ({ version: scene.version, seat, text });
  if (scene.kind === "stand_in") {
    const [name, other] = [scene.seat, Number(scene.value)].map((seat) => people.names[seat ?? -1] ?? "");
    return [line(m.match_log_stand_in({ name: name ?? "", other: other ?? "" }))];
  }
  if (scene.kind !== "act") {
    const say = HAPPENINGS[scene.kind];
    return say ? [line(say({ name: people.names[scene.seat ?? -1] ?? "" }))] : [];
  }
  if (board.tellAction) return scene.action ? [line(board.tellAction(scene.action))] : [];
  return scene.events
    .map((event) => ({ text: board.tell(event, people, scene.after), about: event.seat ?? scene.seat }))
    .flatMap(({ text, about }) => (text ? [line(text, about)] : []));
}
