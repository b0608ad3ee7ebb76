/** What happened, as lines of the log. */
import type { GameBoard, People } from "../games/board";
import { m } from "../paraglide/messages.js";
import type { Scene } from "./show.svelte";

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
  end: m.match_log_end,
};

/** A scene in words: a line for each event worth one. */
export function linesOf(scene: Scene, board: GameBoard, people: People): Line[] {
  const line = (text: string): Line => ({ version: scene.version, seat: scene.seat, text });
  if (scene.kind !== "act") {
    const say = HAPPENINGS[scene.kind];
    return say ? [line(say({ name: people.names[scene.seat ?? -1] ?? "" }))] : [];
  }
  if (board.tellAction) return scene.action ? [line(board.tellAction(scene.action))] : [];
  return scene.events
    .map((event) => board.tell(event, people, scene.after))
    .flatMap((text) => (text ? [line(text)] : []));
}
