/** The tasks of the solo game (D217): how far a desk is with each of them. */
import type { Seat, View } from "../view";

export interface Task {
  id: string;
  /** At least so many, or at most. */
  sense: "least" | "most";
  n: number;
  count: (seat: Seat, view: View) => number;
}

const placed = (_: Seat, view: View): number => view.spaces.filter(({ tiles }) => tiles[0] != null).length;
const kinds = ({ gear }: Seat): number => new Set(gear.map(({ kind }) => kind)).size;
const active = ({ circles }: Seat): number =>
  circles.filter((circle) => circle !== "inactive" && circle !== "covered").length;

export const TASKS: readonly Task[] = [
  { id: "mages_8", sense: "least", n: 8, count: ({ mages }) => mages.length },
  { id: "sets_2", sense: "least", n: 2, count: ({ sets }) => sets },
  { id: "awards_3", sense: "least", n: 3, count: ({ awards }) => awards.length },
  { id: "coins_10", sense: "least", n: 10, count: ({ coins }) => coins },
  { id: "keys_3", sense: "least", n: 3, count: ({ keys }) => keys },
  { id: "circles_2", sense: "most", n: 2, count: active },
  { id: "capacity_6", sense: "most", n: 6, count: ({ capacity }) => capacity },
  { id: "one_kind", sense: "most", n: 1, count: kinds },
  { id: "mages_2", sense: "most", n: 2, count: ({ mages }) => mages.length },
  { id: "no_key_mage", sense: "most", n: 0, count: ({ mages }) => mages.filter(({ key }) => key).length },
  { id: "no_secret", sense: "most", n: 0, count: placed },
];

/** Whether a task is met as things lie. */
export function isMet(task: Task, seat: Seat, view: View): boolean {
  const found = task.count(seat, view);
  return task.sense === "least" ? found >= task.n : found <= task.n;
}

/** The tasks that a won match has met. */
export function metIn(view: View): string[] {
  const [seat] = view.seats;
  if (!seat || view.reason !== "points" || view.ranks[0] !== 1) return [];
  return TASKS.filter((task) => isMet(task, seat, view)).map(({ id }) => id);
}
