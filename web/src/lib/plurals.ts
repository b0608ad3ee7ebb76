/** Plurals for the texts of games: the rules of a language are made once, which takes longer than to ask them. */
const rules = new Map<string, Intl.PluralRules>();

/** Which form a number takes in a language. */
export function plural(locale: string, input: unknown): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(Number(input));
}
