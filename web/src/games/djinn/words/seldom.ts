/** Words that are seldom needed, in a file of their own: it is loaded with the first use. */
export { describe } from "./describe";
export { reason } from "./reasons";
export { refusal } from "./refusals";
