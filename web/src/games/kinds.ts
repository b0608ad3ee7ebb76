/**
 * What is said or done for each kind of event, action, reason or refusal: maps that must be complete, which the compiler
 * checks. What a newer server tells besides is left to `otherwise`, or is null.
 */
import type { Arguments, BrokenOff } from "./board";

type Typed<Kinds> = { [Kind in keyof Kinds]: { type: Kind } };

/** A function for each kind of thing. */
export type ForEach<Kinds, Rest extends unknown[], Result> = {
  readonly [Kind in keyof Kinds]: (one: Kinds[Kind], ...rest: Rest) => Result;
};

/** A function of things of several kinds, with the names of all kinds that it knows. */
type Knowing<Call> = Call & { kinds: readonly string[] };

const knowing = <Call extends object>(call: Call, each: object): Knowing<Call> =>
  Object.assign(call, { kinds: Object.keys(each) });

/** By the `type` of an action or an event. */
export function byType<Kinds extends Typed<Kinds>, Rest extends unknown[], Result>(
  each: ForEach<Kinds, Rest, Result>,
  otherwise: Result,
): Knowing<(one: Kinds[keyof Kinds], ...rest: Rest) => Result> {
  return knowing((one: Kinds[keyof Kinds], ...rest: Rest): Result => {
    const type = one.type as keyof Kinds;
    return Object.hasOwn(each, type) ? each[type](one, ...rest) : otherwise;
  }, each);
}

/** By the id of a refusal, whose arguments are what the server says they are. */
export function byId<Kinds, Rest extends unknown[], Result>(
  each: ForEach<Kinds, Rest, Result>,
): Knowing<(id: string, args: Arguments, ...rest: Rest) => Result | null> {
  const known = (id: string): id is keyof Kinds & string => Object.hasOwn(each, id);
  return knowing(
    (id: string, args: Arguments, ...rest: Rest) =>
      known(id) ? each[id](args as Kinds[keyof Kinds & string], ...rest) : null,
    each,
  );
}

/** Why a bot would do something, by kind. */
export function byReason<Kinds, Rest extends unknown[]>(
  each: ForEach<Kinds, Rest, string>,
): Knowing<(reason: { kind: string; args: Arguments }, ...rest: Rest) => string> {
  const say = byId(each);
  return knowing(
    ({ kind, args }: { kind: string; args: Arguments }, ...rest: Rest) => say(kind, args, ...rest) ?? kind,
    each,
  );
}

/** Why a match ended. */
export function byEnd<End extends string>(
  each: Record<End | BrokenOff, () => string>,
): Knowing<(end: string) => string> {
  const known = (end: string): end is End => Object.hasOwn(each, end);
  return knowing((end: string) => (known(end) ? each[end]() : end), each);
}

/** What is asked, by prompt. */
export function byPrompt<Prompt extends string, Rest extends unknown[]>(
  each: Record<Prompt, (...rest: Rest) => string>,
): Knowing<(prompt: Prompt, ...rest: Rest) => string> {
  return knowing((prompt: Prompt, ...rest: Rest) => each[prompt](...rest), each);
}
