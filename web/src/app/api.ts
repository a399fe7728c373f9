/** The server's HTTP interface, request by request. */

import type {
  Config,
  GameInfo,
  GameLessons,
  Link,
  LinkInfo,
  Listed,
  Purpose,
  Refusal,
  TableState,
} from "../wire/types";
import { session, type Guest } from "./session.svelte";

/** What the server said no to, in its words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

interface Asked {
  body?: unknown;
  /** Whether to say who one is. */
  token?: boolean;
  /** The secret of a spectators' link, instead of the token. */
  watch?: string | null;
  /** Whether the answer is a text as it stands, or a file, not JSON. */
  text?: boolean;
  file?: boolean;
}

export async function ask<T>(
  method: string,
  path: string,
  { body, token = true, watch, text = false, file = false }: Asked = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (watch) headers["Authorization"] = `Watch ${watch}`;
  else if (token) headers["Authorization"] = `Bearer ${await session.token()}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, { rule: "network", message: "the server cannot be reached" });
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as Refusal | null;
    // Our server's own words, not those of a proxy in between. The token is kept: it may be known here again.
    if (answer.status === 401 && told?.rule === "token") session.unknown = true;
    throw new ApiError(answer.status, told ?? { rule: "server", message: `the server answered ${answer.status}` });
  }
  if (token && !watch) session.unknown = false;
  if (file) return (await answer.blob()) as T;
  if (text) return (await answer.text()) as T;
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  newGuest: (name: string) => ask<Guest>("POST", "/api/people", { body: { name }, token: false }),
  /** A link by which another device becomes one's own too. */
  inviteDevice: () => ask<{ path: string; minutes: number }>("POST", "/api/me/devices"),
  addDevice: (secret: string) => ask<Guest>("POST", "/api/devices", { body: { secret }, token: false }),
  /** Another token; all others end. */
  renew: () => ask<Guest>("POST", "/api/me/token"),
  rename: (name: string) => ask<void>("PATCH", "/api/me", { body: { name } }),
  games: () => ask<GameInfo[]>("GET", "/api/games", { token: false }),
  cards: <T>(game: string) => ask<T>("GET", `/api/cards/${game}`, { token: false }),
  cardsAt: <T>(table: string, watch?: string | null) => ask<T>("GET", `${at(table)}/cards`, { watch: watch ?? null }),
  open: (config: Partial<Config>) => ask<TableState>("POST", "/api/tables", { body: config }),
  listed: () => ask<Listed[]>("GET", "/api/tables", { token: false }),
  table: (table: string) => ask<TableState>("GET", at(table)),
  join: (table: string, secret?: string, seat?: number) =>
    ask<{ table: string; seat: number }>("POST", `${at(table)}/join`, {
      body: { secret: secret ?? null, seat: seat ?? null },
    }),
  leave: (table: string, seat: number) => ask<void>("POST", `${at(table)}/leave`, { body: { seat } }),
  comeBack: (table: string, seat: number) =>
    ask<{ table: string; seat: number }>("POST", `${at(table)}/come-back`, { body: { seat } }),
  start: (table: string) => ask<TableState>("POST", `${at(table)}/start`),
  setMind: (table: string, seat: number, level: string | null) =>
    ask<TableState>("PUT", `${at(table)}/seats/${seat}`, { body: { level } }),
  link: (table: string, purpose: Purpose, seat?: number) =>
    ask<Link>("POST", `${at(table)}/links`, { body: { purpose, seat: seat ?? null } }),
  lookAtLink: (secret: string) => ask<LinkInfo>("POST", "/api/links/look", { body: { secret }, token: false }),
  claim: (secret: string) => ask<{ table: string; seat: number }>("POST", "/api/links/claim", { body: { secret } }),
  record: (table: string, seat?: number) =>
    ask<string>("GET", `${at(table)}/record${seat === undefined ? "" : `?seat=${seat}`}`, { text: true }),
  bring: (record: string, seats?: Config["seats"]) =>
    ask<TableState>("POST", "/api/tables/import", { body: { record, seats: seats ?? null } }),
  lessons: () => ask<GameLessons[]>("GET", "/api/lessons", { token: false }),
  /** A table for a lesson, an exercise or a puzzle. */
  learn: (lesson: string) => ask<TableState>("POST", `/api/lessons/${encodeURIComponent(lesson)}/play`),
  /** What a computer player would do in one's place, and whether one's last choice lost much. */
  advice: <T>(table: string, seat: number, level: string | null) =>
    ask<T>("POST", `${at(table)}/coach`, { body: { seat, level } }),
  coachWord: <T>(table: string, seat: number) => ask<T>("POST", `${at(table)}/coach/word`, { body: { seat } }),
  rematch: (table: string) => ask<TableState>("POST", `${at(table)}/rematch`),
};
