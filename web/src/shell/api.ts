// Everything the page asks over HTTP. A refusal is an `ApiError` with the server's sentence.
import { say, t } from "../text/fluent.svelte";
import type { Volume } from "./router.svelte";
import { fileAt, SITE } from "./site";
import type {
  Analysed,
  Blocks,
  Branch,
  Closing,
  Company,
  Created,
  CreateTable,
  Credentials,
  CrestChoice,
  Crests,
  EveningCancelled,
  EveningCorrection,
  EveningObjection,
  EveningRemoval,
  Evenings,
  EveningSettings,
  EveningView,
  Explorer,
  Failure,
  Farewell,
  FigureSettings,
  Finished,
  Games,
  HereSettings,
  Holidays,
  Ladder,
  Leagues,
  LeagueChoice,
  LeagueFree,
  LeagueSettings,
  LeagueView,
  LessonAnswer,
  LessonRequest,
  Lessons,
  Lobby,
  Machines,
  MadeMachine,
  Me,
  Moderating,
  ModeratorOrder,
  MoveCode,
  NewHoliday,
  NewMachine,
  NewPin,
  NoticeSettings,
  NoticeWishes,
  OwnAnswer,
  OwnLesson,
  OwnNote,
  PasswordChange,
  PasswordReset,
  PeopleHere,
  PersonPage,
  Pins,
  PlayedGames,
  PositionLook,
  PositionRequest,
  PushDevice,
  PushEnd,
  PushTrial,
  Puzzles,
  RatingBand,
  ReplayPage,
  Rulebook,
  SeatRequest,
  ServerNotice,
  Sessions,
  SitDown,
  Target,
  Terms,
  Work,
  WorkDone,
} from "../wire";
import { wordFor } from "./work";

/** Whether nobody answered at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && !error.failure;

export class ApiError extends Error {
  readonly failure: Failure | undefined;

  constructor(failure: Failure | undefined) {
    super(failure ? say(failure.message) : t("error-unreachable"));
    this.failure = failure;
  }
}

async function fetched(method: string, path: string, type: string, body: string | null): Promise<Response> {
  let response: Response;
  // Without a server its answers lie there as files; nobody is told anything.
  if (SITE && method !== "GET") throw new ApiError(undefined);
  const address = SITE ? fileAt(`api${path.replace("?language=", "-")}.json`) : `/api${path}`;
  try {
    response = await fetch(address, { method, headers: body === null ? {} : { "content-type": type }, body });
  } catch {
    throw new ApiError(undefined);
  }
  if (!response.ok) throw new ApiError(await response.json().catch(() => undefined));
  return response;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? null : JSON.stringify(body);
  const asked = () => fetched(method, path, "application/json", sent);
  const response = await asked().catch(async (error: unknown) => {
    // What somebody new asks for costs a moment of their browser's work; then it is asked for again, once.
    if (!(error instanceof ApiError) || error.failure?.code !== "work_wanted") throw error;
    const work = await get<Work>("/me/work");
    if (work.bits > 0) await post<Work>("/me/work", { word: await wordFor(work) } satisfies WorkDone);
    return asked();
  });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** What the server is asked; where none answers, a package on this device. */
async function orHere<T>(
  asked: () => Promise<T>,
  here: (school: typeof import("../local/school")) => Promise<T>,
): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof ApiError && error.failure) throw error;
    return here(await import("../local/school"));
  }
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const me = () => get<Me>("/me");
export const finished = () => get<Finished>("/me/finished");
export const beGuest = (name: string) => post<Me>("/me/guest", { name });
export const register = (credentials: Credentials) => post<Me>("/me/account", credentials);
export const logIn = (credentials: Credentials) => post<Me>("/me/login", credentials);
export const logOut = () => post<Me>("/me/logout");
export const moveCode = () => post<MoveCode>("/me/code");
export const moveHere = (code: MoveCode) => post<Me>("/me/move", code);
export const logOutEverywhere = () => post<Me>("/me/logout-everywhere");
export const changePassword = (change: PasswordChange) => post<Me>("/me/password", change);
export const sessions = () => get<Sessions>("/me/sessions");
export const endSession = (id: string) => ask<Sessions>("DELETE", `/me/sessions/${encodeURIComponent(id)}`);
export const leaveForGood = (farewell: Farewell) => post<Me>("/me/delete", farewell);
export const blocks = () => get<Blocks>("/me/blocks");
export const unblock = (id: string) => ask<Blocks>("DELETE", `/me/blocks/${encodeURIComponent(id)}`);
export const machines = () => get<Machines>("/me/machines");
export const makeMachine = (machine: NewMachine) => post<MadeMachine>("/me/machines", machine);
export const revokeMachine = (id: string) => ask<Machines>("DELETE", `/me/machines/${encodeURIComponent(id)}`);
export const setNotices = (notices: NoticeSettings) => ask<Me>("PUT", "/me/notices", notices);

export const setWishes = (wishes: NoticeWishes) => ask<Me>("PUT", "/me/wishes", wishes);
export const makeCalendar = () => post<Me>("/me/calendar");
export const endCalendar = () => ask<Me>("DELETE", "/me/calendar");
export const note = (id: string) => get<OwnNote>(`/me/notes/${encodeURIComponent(id)}`);
export const setNote = (id: string, text: string) =>
  ask<OwnNote>("PUT", `/me/notes/${encodeURIComponent(id)}`, { text });
const pinsAt = (id: string) => `/me/pins/${encodeURIComponent(id)}`;
/** What one wrote for oneself about places at a table, and about those who sit there. */
export const pins = (id: string) => get<Pins>(pinsAt(id));
export const addPin = (id: string, pin: NewPin) => post<Pins>(pinsAt(id), pin);
export const endPin = (id: string, number: number) => ask<Pins>("DELETE", `${pinsAt(id)}/${number}`);
export const setCrest = (choice: CrestChoice) => ask<Me>("PUT", "/me/crest", choice);
export const crests = (names: readonly string[]) =>
  get<Crests>(`/crests?names=${encodeURIComponent(names.join("\n"))}`);
export const holidays = () => get<Holidays>("/me/holidays");
export const takeHoliday = (holiday: NewHoliday) => post<Holidays>("/me/holidays", holiday);
export const endHoliday = (begins: number) => ask<Holidays>("DELETE", `/me/holidays/${begins}`);
export const moderating = () => get<Moderating>("/moderation");
export const moderate = (order: ModeratorOrder) => post<Moderating>("/moderation", order);

export const addPush = (device: PushDevice) => post<Me>("/me/pushes", device);
export const endPush = (end: PushEnd) => post<Me>("/me/pushes/end", end);
export const tryPush = () => post<PushTrial>("/me/pushes/trial");
export const forgotten = (name: string) => post<undefined>("/me/forgotten", { name });
export const resetPassword = (reset: PasswordReset) => post<Me>("/me/reset", reset);
export const setFigures = (figures: FigureSettings) => ask<Me>("PUT", "/me/figures", figures);
export const showHere = (here: HereSettings) => ask<Me>("PUT", "/me/here", here);
export const peopleHere = () => get<PeopleHere>("/people");
export const befriend = (name: string) => post<PeopleHere>("/me/friends", { name });
export const unfriend = (name: string) => ask<PeopleHere>("DELETE", `/me/friends/${encodeURIComponent(name)}`);
export const exportAddress = "/api/me/export";
const people = (name: string) => `/people/${encodeURIComponent(name)}`;
/** The page of somebody; one's own as others see it, if that is asked for. */
export const personPage = (name: string, others = false) =>
  get<PersonPage>(`${people(name)}${others ? "?others=true" : ""}`);
/** Finished games of somebody; `filter` is what stands behind the question mark of their page. */
export const playedBy = (name: string, filter: string, others = false) =>
  get<PlayedGames>(`${people(name)}/games${filter}${others ? `${filter ? "&" : "?"}others=true` : ""}`);
export const ladder = (game: string) => get<Ladder>(`/games/${encodeURIComponent(game)}/ladder`);

export const serverNotice = () => get<ServerNotice>("/notice");
export const games = () => get<Games>("/games");
export const rulebook = (game: string, volume: Volume, language: string) =>
  get<Rulebook>(`/games/${encodeURIComponent(game)}/${volume}?language=${language}`);
export const lessons = () => get<Lessons>("/lessons");
export const puzzles = () => get<Puzzles>("/puzzles");
export const lesson = (id: string, request: LessonRequest) =>
  orHere(
    () => post<LessonAnswer>(`/lessons/${encodeURIComponent(id)}`, request),
    (school) => school.lessonHere(id, request),
  );
/** A lesson or a puzzle that somebody brought as a file: tried, or after the choices made in it. */
export const ownLesson = (request: OwnLesson) => post<OwnAnswer>("/lessons/own", request);
export const learned = (id: string, request: LessonRequest) =>
  ask<Lessons>("PUT", `/me/lessons/${encodeURIComponent(id)}`, request);
export const lobby = () => get<Lobby>("/lobby");

const atEvening = (id: string) => `/evenings/${encodeURIComponent(id)}`;
export const evenings = () => get<Evenings>("/evenings");
export const createEvening = (request: EveningSettings) => post<EveningView>("/evenings", request);
export const evening = (id: string) => get<EveningView>(atEvening(id));
export const joinEvening = (id: string) => post<EveningView>(`${atEvening(id)}/join`);
export const leaveEvening = (id: string) => post<EveningView>(`${atEvening(id)}/leave`);
export const removeFromEvening = (id: string, request: EveningRemoval) =>
  post<EveningView>(`${atEvening(id)}/remove`, request);
/** Asks people with accounts to come: all of them, or nobody where one is not known. */
export const askToEvening = (id: string, names: string[]) => post<EveningView>(`${atEvening(id)}/ask`, { names });
export const declineEvening = (id: string) => ask<undefined>("DELETE", `${atEvening(id)}/ask`);
export const beginRound = (id: string) => post<EveningView>(`${atEvening(id)}/begin`);
export const correctEvening = (id: string, request: EveningCorrection) =>
  post<EveningView>(`${atEvening(id)}/correct`, request);
export const cancelEvening = (id: string, request: EveningCancelled) =>
  post<EveningView>(`${atEvening(id)}/cancel`, request);
export const disputeEvening = (id: string, request: EveningObjection) =>
  post<EveningView>(`${atEvening(id)}/dispute`, request);
/** A draft is found and joined from now on. */
export const announceEvening = (id: string, settings: EveningSettings) =>
  ask<EveningView>("PUT", atEvening(id), { ...settings, draft: false });

const atLeague = (id: string) => `/leagues/${encodeURIComponent(id)}`;
export const leagues = () => get<Leagues>("/leagues");
export const createLeague = (request: LeagueSettings) => post<LeagueView>("/leagues", request);
export const league = (id: string) => get<LeagueView>(atLeague(id));
/** What is done in a league without anything to say beside it. */
export const inLeague = (id: string, deed: "join" | "leave" | "begin" | "next") =>
  post<LeagueView>(`${atLeague(id)}/${deed}`);
export const askToLeague = (id: string, names: string[]) => post<LeagueView>(`${atLeague(id)}/ask`, { names });
export const declineLeague = (id: string) => ask<undefined>("DELETE", `${atLeague(id)}/ask`);
/** When one can play at a table of one's own. */
export const sayWhen = (id: string, request: LeagueFree) => ask<LeagueView>("PUT", `${atLeague(id)}/times`, request);
/** Which of the moments that suit everybody one wants. */
export const chooseWhen = (id: string, request: LeagueChoice) =>
  ask<LeagueView>("PUT", `${atLeague(id)}/time`, request);
export const removeFromLeague = (id: string, request: EveningRemoval) =>
  post<LeagueView>(`${atLeague(id)}/remove`, request);
export const correctLeague = (id: string, request: EveningCorrection) =>
  post<LeagueView>(`${atLeague(id)}/correct`, request);
export const disputeLeague = (id: string, request: EveningObjection) =>
  post<LeagueView>(`${atLeague(id)}/dispute`, request);
export const cancelLeague = (id: string, request: EveningCancelled) =>
  post<LeagueView>(`${atLeague(id)}/cancel`, request);
export const announceLeague = (id: string, settings: LeagueSettings) =>
  ask<LeagueView>("PUT", atLeague(id), { ...settings, draft: false });

export function explorer(game: string, players: number | undefined, band: RatingBand | undefined): Promise<Explorer> {
  const wanted = new URLSearchParams();
  if (players !== undefined) wanted.set("players", String(players));
  if (band !== undefined) wanted.set("band", band);
  return get<Explorer>(`/games/${encodeURIComponent(game)}/explorer?${wanted}`);
}

/** A position in words as it lies on the table, or what is wrong with it. */
export const lookAt = (request: PositionRequest) =>
  orHere(
    () => post<PositionLook>("/positions", request),
    (school) => school.positionHere(request),
  );
export const createTable = (request: CreateTable) => post<Created>("/tables", request);
export const showTable = (id: string) => get<Created>(table(id));
export const sitDown = (id: string, request: SitDown) => post<Created>(`${table(id)}/sit`, request);
export const standUp = (id: string) => post<Created>(`${table(id)}/leave`);
export const setSeat = (id: string, seat: number, request: SeatRequest) =>
  ask<Created>("PUT", `${table(id)}/seats/${seat}`, request);
export const setTerms = (id: string, terms: Terms) => ask<Created>("PUT", `${table(id)}/terms`, terms);
export const company = (id: string) => get<Company>(`${table(id)}/company`);
export const invite = (id: string, name: string) => post<Created>(`${table(id)}/invite`, { name });
export const declineInvitation = (id: string) => ask<undefined>("DELETE", `${table(id)}/invite`);
export const start = (id: string) => post<Created>(`${table(id)}/start`);
export const rematch = (id: string) => post<Created>(`${table(id)}/rematch`);
export const branch = (id: string, request: Branch) => post<Created>(`${table(id)}/branch`, request);
export const closeTable = (id: string) => post<Closing>(`${table(id)}/close`);
/** The position as a script for `lazaret check`, with the answer to a click on a thing, if one is named; after so many steps. */
export async function script(id: string, thing: Target | undefined, step?: number): Promise<string> {
  const asked = new URLSearchParams({ ...thing, ...(step === undefined ? {} : { step: String(step) }) });
  return (await fetched("GET", `${table(id)}/script?${asked}`, "", null)).text();
}

export const recordAddress = (id: string) => `/api${table(id)}/record`;

/** A whole finished game through the eyes of a seat, or of a spectator. The server gives it page by page. */
/** Where a finished game was won, or that it is still being looked at. */
/** Has a finished game looked at four times as long. */
export const analyseLonger = (id: string) => post<Analysed>(`${table(id)}/analysis`);
export function analysis(id: string): Promise<Analysed> {
  return get<Analysed>(`${table(id)}/analysis`);
}

export function replay(id: string, eyes: number | undefined): Promise<ReplayPage> {
  return whole((from) => get<ReplayPage>(`${table(id)}/replay?from=${from}${through(eyes)}`));
}

/** The same of a game that we have the record of; or its beginning only, to see whether it is one. */
export function replayRecord(record: string, eyes: number | undefined, { first = false } = {}): Promise<ReplayPage> {
  const page = async (from: number) => {
    const count = first ? "&count=1" : "";
    const response = await fetched("POST", `/open?from=${from}${through(eyes)}${count}`, "text/plain", record);
    return (await response.json()) as ReplayPage;
  };
  return orHere(
    () => (first ? page(0) : whole(page)),
    (school) => school.replayHere(record, eyes, first),
  );
}

/** The record that the program was started with. */
export async function givenRecord(): Promise<string> {
  return (await fetched("GET", "/opened", "", null)).text();
}

const through = (eyes: number | undefined) => (eyes === undefined ? "" : `&eyes=${eyes}`);

async function whole(page: (from: number) => Promise<ReplayPage>): Promise<ReplayPage> {
  const whole = await page(0);
  for (let more = whole.frames.length; more > 0 && whole.frames.length <= whole.steps;) {
    const { frames } = await page(whole.frames.length);
    whole.frames.push(...frames);
    more = frames.length;
  }
  return whole;
}

export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api${table(id)}/socket`;
}

/** The address of the table that a code leads to: a code to sit, or the code of the table itself. */
export async function findByCode(code: string): Promise<string> {
  try {
    const found = await get<Created>(`/join/${encodeURIComponent(code)}`);
    return `/table/${found.table.id}?code=${encodeURIComponent(code)}`;
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure?.code !== "not_found") throw error;
    const found = await showTable(code);
    return `/table/${found.table.id}`;
  }
}
