/** The server over HTTP. Refusals are thrown as `Refusal`, with what the server said. */
import type {
  About,
  Imported,
  Join,
  Me,
  OpenTable,
  PlainMatch,
  Refused,
  SeatWish,
  TableInfo,
  Tables,
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

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => json<About>("GET", "/api/about"),
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name }),
  tables: () => json<Tables>("GET", "/api/tables"),
  open: (wish: OpenTable) => json<TableInfo>("POST", "/api/tables", wish),
  table: (table: string, token?: string) => json<TableInfo>("GET", at(table), undefined, token),
  join: (table: string, wish: Join) => json<TableInfo>("POST", `${at(table)}/join`, wish),
  stand: (table: string, seat: number) => json<TableInfo>("POST", `${at(table)}/stand`, { seat }),
  put: (table: string, seat: number, wish: SeatWish) => json<TableInfo>("PUT", `${at(table)}/seats/${seat}`, wish),
  plain: (table: string, seat: number | null, token?: string) =>
    json<PlainMatch>("GET", `${at(table)}/match/text${seat === null ? "" : `?seat=${seat}`}`, undefined, token),
  soFar: (table: string, seat: number | null, token?: string) =>
    json<StoryInfo>("GET", `${at(table)}/match/story${seat === null ? "" : `?seat=${seat}`}`, undefined, token),
  start: (table: string) => json<TableInfo>("POST", `${at(table)}/start`),
  rematch: (table: string) => json<TableInfo>("POST", `${at(table)}/rematch`),
  recordUrl: (match: string) => `/api/matches/${encodeURIComponent(match)}/record`,
  story: (source: "matches" | "records", id: string, seat: number | null) =>
    json<StoryInfo>("GET", `/api/${source}/${encodeURIComponent(id)}/story${seat === null ? "" : `?seat=${seat}`}`),
  recordTextUrl: (record: string) => `/api/records/${encodeURIComponent(record)}/text`,
  import: (text: string) => json<Imported>("POST", "/api/records", { text }),
};
