/** What the options of a game are called, if somebody has put them into words. */
export interface OptionWords {
  title(): string;
  about(): string;
  values?: Record<string, () => string>;
}

export function optionWords(_game: string): Promise<Record<string, OptionWords>> {
  return Promise.resolve({});
}
