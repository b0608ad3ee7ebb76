/** A table with all the seats that this browser has at it: one link for each, or one that watches. */
import type { TableInfo } from "../protocol";
import { api, Refusal } from "./api";
import { SeatLink } from "./seatlink.svelte";
import type { Refused } from "../protocol";

export class Sitting {
  links: readonly SeatLink[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  /** The seat whose person has the device. */
  #held: number | null = $state(null);

  /** The link that is looked through. */
  front: SeatLink | null = $derived(this.links.find((link) => link.seat === this.#held) ?? this.links[0] ?? null);
  table: TableInfo | null = $derived(this.front?.table ?? null);
  /** Another of our seats is asked: the device should be handed to it. */
  next: number | null = $derived.by(() => {
    const asked = this.front?.status?.to_act ?? null;
    const settled = this.front ? !this.front.show.busy : false;
    const ours = this.links.some((link) => link.seat === asked);
    return asked !== null && ours && settled && asked !== this.front?.seat ? asked : null;
  });

  /** A link's seat is no longer ours: for another match everybody sits one seat further. */
  moved: boolean = $derived(
    this.links.some((link) => link.state === "refused" && link.refusal?.sentence === "not_your_seat"),
  );

  /** Whose turn it is to take the device, where several people share it; nobody has it at first. */
  taker: number | null = $derived.by(() => {
    if (this.links.length < 2 || this.front?.status?.outcome) return null;
    if (this.#held !== null) return this.next;
    return this.next ?? this.links[0]?.seat ?? null;
  });

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    void this.look();
  }

  /** Asks which seats are ours now, and sits there. */
  async look(): Promise<void> {
    try {
      this.sit(await api.table(this.id, this.token ?? undefined));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.refused;
    }
  }

  /** Opens and closes links so that they are those of our seats. */
  sit(table: TableInfo): void {
    const mine = table.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.seat);
    const wanted: (number | null)[] = mine.length > 0 ? mine : [null];
    const kept = this.links.filter((link) => wanted.includes(link.seat));
    if (kept.length === wanted.length && kept.length === this.links.length) return;
    for (const link of this.links) if (!kept.includes(link)) link.close();
    const added = wanted.filter((seat) => !kept.some((link) => link.seat === seat));
    this.links = [...kept, ...added.map((seat) => new SeatLink(this.id, seat, this.token))].sort(
      (one, other) => (one.seat ?? 0) - (other.seat ?? 0),
    );
  }

  /** The device is handed over. */
  hand(seat: number): void {
    this.#held = seat;
  }

  close(): void {
    for (const link of this.links) link.close();
    this.links = [];
  }
}
