/** Refusals in the reader's language. */
import type { GameBoard, People } from "../games/board";
import { m } from "./words.svelte";
import type { RefusalId, Refused } from "../protocol";

interface Given {
  text(name: string): string;
  seat(): string; // as people count them
  name(): string; // of who sits there
}

/** What the server and all games say, by sentence ids, and what is said where the server can't be reached. */
const SENTENCES: Record<RefusalId | "unreachable", (given: Given) => string> = {
  unreachable: () => m.refusal_unreachable(),
  bad_message: ({ text }) => m.refusal_bad_message({ cause: text("cause") }),
  first_hello: () => m.refusal_first_hello(),
  no_table: () => m.refusal_no_table(),
  no_match: () => m.refusal_no_match(),
  no_record: () => m.refusal_no_record(),
  no_device: () => m.refusal_no_device(),
  not_in_book: () => m.refusal_not_in_book(),
  worn_already: () => m.refusal_worn_already(),
  no_pass: () => m.refusal_no_pass(),
  too_many_guesses: () => m.refusal_too_many_guesses(),
  too_many_devices: ({ text }) => m.refusal_too_many_devices({ most: text("most") }),
  no_seat: ({ seat }) => m.refusal_no_seat({ seat: seat() }),
  not_your_seat: ({ seat }) => m.refusal_not_your_seat({ seat: seat() }),
  no_seat_here: () => m.refusal_no_seat_here(),
  no_watching: () => m.refusal_no_watching(),
  watching: () => m.refusal_watching(),
  not_owner: () => m.refusal_not_owner(),
  seat_taken: ({ seat }) => m.refusal_seat_taken({ seat: seat() }),
  no_free_seat: () => m.refusal_no_free_seat(),
  has_begun: () => m.refusal_has_begun(),
  not_begun: () => m.refusal_not_begun(),
  other_rules: () => m.refusal_other_rules(),
  damaged: () => m.refusal_damaged(),
  not_full: ({ text }) => m.refusal_not_full({ free: Number(text("free")) }),
  not_over: () => m.refusal_not_over(),
  no_puzzle: () => m.refusal_no_puzzle(),
  not_analysed: () => m.refusal_not_analysed(),
  is_over: () => m.refusal_is_over(),
  stale: () => m.refusal_stale(),
  paused: () => m.refusal_paused(),
  not_paused: () => m.refusal_not_paused(),
  no_undo: () => m.refusal_no_undo(),
  undo_asked: () => m.refusal_undo_asked(),
  undo_enough: () => m.refusal_undo_enough(),
  no_undo_asked: () => m.refusal_no_undo_asked(),
  nobody_late: () => m.refusal_nobody_late(),
  own_time: () => m.refusal_own_time(),
  bot_plays: () => m.refusal_bot_plays(),
  no_stand_in: () => m.refusal_no_stand_in(),
  has_left: () => m.refusal_has_left(),
  no_resigning: () => m.refusal_no_resigning(),
  all_began: () => m.refusal_all_began(),
  nobody_away: () => m.refusal_nobody_away(),
  not_away_yet: ({ text }) => m.refusal_not_away_yet({ seconds: text("seconds") }),
  nobody_stands_in: () => m.refusal_nobody_stands_in(),
  bot_is_there: () => m.refusal_bot_is_there(),
  not_waited_yet: ({ text }) => m.refusal_not_waited_yet({ seconds: text("seconds") }),
  nudged_lately: () => m.refusal_nudged_lately(),
  no_chat: () => m.refusal_no_chat(),
  no_hints: () => m.refusal_no_hints(),
  no_hint_now: () => m.refusal_no_hint_now(),
  no_ways_now: () => m.refusal_no_ways_now(),
  hint_running: () => m.refusal_hint_running(),
  too_fast: () => m.refusal_too_fast(),
  too_many_tables: ({ text }) => m.refusal_too_many_tables({ most: Number(text("most")) }),
  too_many_sockets: () => m.refusal_too_many_sockets(),
  too_large: ({ text }) => m.refusal_too_large({ most: text("most") }),
  bad_option: ({ text }) => m.refusal_bad_option({ cause: text("cause") }),
  bad_record: ({ text }) => m.refusal_bad_record({ cause: text("cause") }),
  bad_name: () => m.refusal_bad_name(),
  bad_push: () => m.refusal_bad_push(),
  bad_text: () => m.refusal_bad_text(),
  bad_origin: () => m.refusal_bad_origin(),
  bad_host: ({ text }) => m.refusal_bad_host({ host: text("host") }),
  too_slow: () => m.refusal_too_slow(),
  not_stored: () => m.refusal_not_stored(),
  stopping: () => m.refusal_stopping(),
  no_such_page: () => m.refusal_no_such_page(),
  wrong_method: () => m.refusal_wrong_method(),
  internal: ({ text }) => m.refusal_internal({ number: text("number") }),
  // What all games say.
  over: () => m.refusal_over(),
  not_asked: () => m.refusal_not_asked(),
  not_now: () => m.refusal_not_now(),
  unknown_text: ({ text }) => m.refusal_unknown_text({ text: text("text") }),
  unknown_text_near: ({ text }) => m.refusal_unknown_text_near({ text: text("text"), action: text("action") }),
  unknown_json: ({ text }) => m.refusal_unknown_json({ error: text("error") }),
  other_seat: ({ name }) => m.refusal_other_seat({ name: name() }),
  unknown_action: ({ text }) => m.refusal_unknown_action({ action: text("action") }),
  unknown_number: ({ text }) => m.refusal_unknown_number({ number: text("number") }),
  moved_on: ({ text }) => m.refusal_moved_on({ seen: text("seen"), now: text("now") }),
  nothing_done: () => m.refusal_nothing_done(),
  sealed: () => m.refusal_sealed(),
  declared: () => m.refusal_declared(),
};

const isKnown = (sentence: string): sentence is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, sentence);

/** Why something was not done, and what to do next; sentences that are not known here in the server's English. */
export function sayRefusal(refused: Refused, board: GameBoard | null, people: People | null): string {
  const { sentence, args } = refused;
  const known = board && people ? board.refusal(sentence, args, people) : null;
  if (known) return known;
  const seat = Number(args["seat"]);
  const given: Given = {
    text: (name) => String(args[name] ?? ""),
    seat: () => String(Number.isInteger(seat) ? seat + 1 : args["seat"]),
    name: () => people?.names[seat] ?? String(seat + 1),
  };
  return isKnown(sentence) ? SENTENCES[sentence](given) : refused.text;
}
