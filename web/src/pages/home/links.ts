/** The address of a table in what somebody pasted: a whole link, or its end; null if there is none. */
export function tableIn(pasted: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]+)(#[A-Za-z0-9_-]+)?\s*$/.exec(pasted.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
