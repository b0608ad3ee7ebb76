/** The server over HTTP. Refusals are thrown as `Refusal`, with what the server said. */
import type {
  About,
  AboutMe,
  AnalysisInfo,
  Book,
  BookPage,
  Branch,
  Devices,
  Dress,
  Forgotten,
  Imported,
  Join,
  Me,
  MomentInfo,
  MyMatches,
  OpenTable,
  PassInfo,
  PhraseInfo,
  PlainMatch,
  PushInfo,
  PuzzleInfo,
  Puzzles,
  Refused,
  SeatWish,
  SolverInfo,
  TableInfo,
  Tables,
  TellMe,
  TryInfo,
  TryOut,
  Versus,
  Whose,
} from "../protocol";
import type { StoryInfo } from "./story.svelte";

/** Something the server did not do, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.text);
  }
}

const UNREACHABLE: Refused = {
  type: "refused",
  id: null,
  code: "failed",
  sentence: "unreachable",
  args: {},
  text: "The table can't be reached.",
  version: null,
};

async function ask(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["X-Table-Token"] = token;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (!answer.ok) throw new Refusal(answer.status, (await answer.json().catch(() => UNREACHABLE)) as Refused);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await ask(method, path, body, token)).json()) as T;
}

export type StorySource = "matches" | "records";

/** Where a whole match is told. */
export function storyPath(source: StorySource, id: string, seat: number | null): string {
  return `/api/${source}/${encodeURIComponent(id)}/story${seat === null ? "" : `?seat=${seat}`}`;
}

/** What stands after the question mark. */
function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

const over = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => json<About>("GET", "/api/about"),
  me: () => json<Me>("GET", "/api/me"),
  changeMe: (changes: AboutMe) => json<Me>("PUT", "/api/me", changes),
  forgetMe: () => json<Forgotten>("DELETE", "/api/me"),
  push: () => json<PushInfo>("GET", "/api/me/push"),
  tellMe: (where: TellMe) => json<PushInfo>("PUT", "/api/me/push", where),
  tellMeNoMore: () => json<PushInfo>("DELETE", "/api/me/push"),
  devices: () => json<Devices>("GET", "/api/me/devices"),
  forgetDevice: (id: string) => json<Devices>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`),
  newPass: () => json<PassInfo>("POST", "/api/me/pass"),
  newPhrase: () => json<PhraseInfo>("POST", "/api/me/phrase"),
  dropPhrase: () => json<Devices>("DELETE", "/api/me/phrase"),
  whose: (secret: string) => json<Whose>("POST", "/api/pass", { secret }),
  become: (secret: string, bring: boolean) => json<Devices>("POST", "/api/pass/use", { secret, bring }),
  myMatches: (game: string, before?: number | null) =>
    json<MyMatches>("GET", `/api/me/matches${query({ game: game || null, before: before ?? null })}`),
  dropMatch: (match: string) => json<MyMatches>("DELETE", `/api/me/matches/${encodeURIComponent(match)}`),
  book: () => json<Book>("GET", "/api/book"),
  bookPage: (game: string, players: number | null) =>
    json<BookPage>("GET", `/api/book/${encodeURIComponent(game)}${query({ players })}`),
  versus: (one: string, other: string) =>
    json<Versus>("GET", `/api/book/versus/${encodeURIComponent(one)}/${encodeURIComponent(other)}`),
  tables: () => json<Tables>("GET", "/api/tables"),
  open: (wish: OpenTable) => json<TableInfo>("POST", "/api/tables", wish),
  table: (table: string, token?: string) => json<TableInfo>("GET", at(table), undefined, token),
  join: (table: string, wish: Join) => json<TableInfo>("POST", `${at(table)}/join`, wish),
  stand: (table: string, seat: number) => json<TableInfo>("POST", `${at(table)}/stand`, { seat }),
  dress: (table: string, seat: number, worn: Dress) => json<TableInfo>("PUT", `${at(table)}/seats/${seat}/dress`, worn),
  put: (table: string, seat: number, wish: SeatWish) => json<TableInfo>("PUT", `${at(table)}/seats/${seat}`, wish),
  plain: (table: string, seat: number | null, lang: string, token?: string) =>
    json<PlainMatch>(
      "GET",
      `${at(table)}/match/text?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`,
      undefined,
      token,
    ),
  soFar: (table: string, seat: number | null, token?: string) =>
    json<StoryInfo>("GET", `${at(table)}/match/story${seat === null ? "" : `?seat=${seat}`}`, undefined, token),
  start: (table: string) => json<TableInfo>("POST", `${at(table)}/start`),
  rematch: (table: string) => json<TableInfo>("POST", `${at(table)}/rematch`),
  recordUrl: (match: string) => `/api/matches/${encodeURIComponent(match)}/record`,
  story: (source: StorySource, id: string, seat: number | null) => json<StoryInfo>("GET", storyPath(source, id, seat)),
  analysis: (source: StorySource, id: string) =>
    json<AnalysisInfo>("GET", `/api/${source}/${encodeURIComponent(id)}/analysis`),
  moment: (match: string, at: number) => json<MomentInfo>("GET", `${over(match)}/moment${query({ at })}`),
  tryOut: (match: string, wish: TryOut) => json<TryInfo>("POST", `${over(match)}/try`, wish),
  branch: (match: string, wish: Branch) => json<TableInfo>("POST", `${over(match)}/branch`, wish),
  puzzles: () => json<Puzzles>("GET", "/api/puzzles"),
  puzzle: (id: string) => json<PuzzleInfo>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  tried: (id: string, right: boolean) =>
    json<SolverInfo>("POST", `/api/puzzles/${encodeURIComponent(id)}/tried`, { right }),
  recordTextUrl: (record: string) => `/api/records/${encodeURIComponent(record)}/text`,
  import: (text: string) => json<Imported>("POST", "/api/records", { text }),
};
