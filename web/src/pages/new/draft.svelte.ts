/** A table that is about to be opened. */
import type { GameInfo, OpenTable, SeatWish, TableSettings } from "../../protocol";

export type OptionValue = string | number | boolean | string[];

/** Who shall sit there: one who has this device, anybody, or a bot of that level. */
export interface SeatDraft {
  who: "me" | "open" | { level: string };
  name: string;
}

const USUAL_SEATS = 3;
const USUAL_LEVEL = "wizard";

export class Draft {
  seats: SeatDraft[] = $state([]);
  options: Record<string, OptionValue> = $state({});
  settings = $state({
    public: false,
    watch: true,
    hints: true,
    fun: false,
    start: "full" as "full" | "owner",
    pace_s: 0.6,
    days: false,
    leavers: "ask" as "ask" | "bot" | "end" | "wait",
    leave_after_s: 60,
    watchers_chat: false,
  });
  clock = $state({ on: false, minutes: 10, bonus: 10 });

  /** How many people share this device. */
  here: number = $derived(this.seats.filter((seat) => seat.who === "me").length);
  /** Whether somebody else is waited for. */
  waits: boolean = $derived(this.seats.some((seat) => seat.who === "open"));

  readonly fewest: number;
  readonly most: number;

  constructor(
    readonly game: GameInfo,
    myName: string,
  ) {
    [this.fewest, this.most] = [game.players[0] ?? 1, game.players[1] ?? 1];
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default as OptionValue]));
    this.seats = [
      { who: "me", name: myName },
      { who: "open", name: "" },
    ];
    this.resize(Math.min(Math.max(USUAL_SEATS, this.fewest), this.most));
  }

  /** Adds bots, or takes the last seats away. */
  resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, (): SeatDraft => ({
      who: { level: USUAL_LEVEL },
      name: "",
    }));
    this.seats = [...this.seats.slice(0, count), ...added];
  }

  /** All options as usual, but for some. */
  choose(options: Record<string, OptionValue>): void {
    for (const option of this.game.options) {
      this.options[option.name] = options[option.name] ?? (option.default as OptionValue);
    }
  }

  wish(): OpenTable {
    return {
      game: this.game.name,
      seats: this.seats.map(wishOf),
      options: this.#changed(),
      settings: this.#settings(),
    };
  }

  /** Only what is not as usual: a table says what is special about it. */
  #changed(): Record<string, OptionValue> {
    const changed = this.game.options.filter((option) => String(this.options[option.name]) !== String(option.default));
    return Object.fromEntries(
      changed.map((option) => [option.name, $state.snapshot(this.options[option.name]) as OptionValue]),
    );
  }

  #settings(): TableSettings {
    const clock = this.clock.on ? { bank_s: this.clock.minutes * 60, bonus_s: this.clock.bonus } : null;
    const settings = $state.snapshot(this.settings);
    return { ...settings, leave_after_s: settings.days ? null : settings.leave_after_s, clock };
  }
}

function wishOf({ who, name }: SeatDraft): SeatWish {
  if (who === "open") return { kind: "open" };
  if (who === "me") return { kind: "me", name: name.trim() || null };
  return { kind: "bot", level: who.level };
}
