// Everything the page asks over HTTP. A refusal is an `ApiError` with the server's sentence.
import { say, t } from "../text/fluent.svelte";
import type {
  Branch,
  Created,
  CreateTable,
  Credentials,
  Failure,
  Games,
  Lobby,
  Me,
  MoveCode,
  NoticeSettings,
  ReplayPage,
  Rulebook,
  SeatRequest,
  SitDown,
  TableView,
} from "../wire";

export class ApiError extends Error {
  readonly failure: Failure | undefined;

  constructor(failure: Failure | undefined) {
    super(failure ? say(failure.message) : t("error-unreachable"));
    this.failure = failure;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(undefined);
  }
  if (!response.ok) throw new ApiError(await response.json().catch(() => undefined));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const me = () => get<Me>("/me");
export const beGuest = (name: string) => post<Me>("/guest", { name });
export const register = (credentials: Credentials) => post<Me>("/register", credentials);
export const logIn = (credentials: Credentials) => post<Me>("/login", credentials);
export const logOut = () => post<undefined>("/logout");
export const moveCode = () => post<MoveCode>("/move-code");
export const moveHere = (code: MoveCode) => post<Me>("/move", code);
export const setNotices = (notices: NoticeSettings) => ask<Me>("PUT", "/me/notices", notices);

export const games = () => get<Games>("/games");
export const rulebook = (game: string, language: string) =>
  get<Rulebook>(`/games/${encodeURIComponent(game)}/rules/${language}`);
export const lobby = () => get<Lobby>("/tables");

export const createTable = (request: CreateTable) => post<Created>("/tables", request);
export const tableView = (id: string) => get<TableView>(table(id));
export const sitDown = (id: string, request: SitDown) => post<Created>(`${table(id)}/sit`, request);
export const standUp = (id: string) => post<TableView>(`${table(id)}/stand`);
export const setSeat = (id: string, seat: number, request: SeatRequest) =>
  ask<TableView>("PUT", `${table(id)}/seats/${seat}`, request);
export const start = (id: string) => post<TableView>(`${table(id)}/start`);
export const rematch = (id: string) => post<Created>(`${table(id)}/rematch`);
export const branch = (id: string, request: Branch) => post<Created>(`${table(id)}/branch`, request);
export const replay = (id: string, eyes: number | undefined) =>
  get<ReplayPage>(`${table(id)}/replay${eyes === undefined ? "" : `?seat=${eyes}`}`);
export const recordAddress = (id: string) => `/api${table(id)}/record`;

export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api${table(id)}/socket`;
}

/** The address of the table that a code leads to: a code to sit, or the code of the table itself. */
export async function findByCode(code: string): Promise<string> {
  const { id } = await get<TableView>(`/codes/${encodeURIComponent(code)}`);
  return id === code ? `/table/${id}` : `/table/${id}?code=${encodeURIComponent(code)}`;
}
