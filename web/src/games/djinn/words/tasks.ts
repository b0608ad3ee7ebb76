/** Tasks of the solo game in words; only its desk and its sheet need them. */
import { m } from "../../../lib/words.svelte";

/** What one must have when Tom is beaten: “at least 8 mages”. */
export const taskTitle = (id: string): string => m.djinn_task({ id });
