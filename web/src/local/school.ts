// What the server answers about lessons, positions and records, answered by a package of this device where there is no line.
import { ApiError } from "../shell/api";
import type { Holder, LessonAnswer, LessonRequest, PositionLook, PositionRequest, ReplayPage } from "../wire";
import { Refused } from "./engine";
import { newest, Package } from "./package";
import { recalled } from "./sitters";

const taught = new Map<string, Package>();

/** The package that teaches a game: it stays, as one lesson follows another. */
function schoolOf(game: string): Package {
  const known = taught.get(game);
  if (known) return known;
  const rules = newest(game);
  if (rules === undefined) throw new ApiError(undefined);
  const school = new Package(game, rules);
  taught.set(game, school);
  return school;
}

/** A lesson or a puzzle after some choices. */
export async function lessonHere(id: string, request: LessonRequest): Promise<LessonAnswer> {
  const school = schoolOf(id.slice(0, id.indexOf("-")));
  const asked = { id, request };
  try {
    // A package tells a lesson by its view alone.
    if (request.describe) throw new ApiError(undefined);
    if (request.preview !== null)
      return { type: "preview", preview: await school.ask("lesson_preview", { ...asked, choice: request.preview }) };
    if (request.why !== null)
      return { type: "why", ...(await school.ask("lesson_why_not", { ...asked, thing: request.why })) };
    return { type: "frame", frame: await school.ask("lesson", asked) };
  } catch (error) {
    if (error instanceof Refused) throw refusal("lesson_stray", error);
    throw error;
  }
}

/** Chance of a position that is only looked at. */
const SEED = "0".repeat(64);

/** A position in words as it lies on the table. */
export async function positionHere({ game, options, position, eyes }: PositionRequest): Promise<PositionLook> {
  const school = schoolOf(game);
  try {
    await school.ask("possible", { options, position });
    const begun = await school.ask("start", { options, position, seed: SEED });
    const viewer = eyes === null ? "spectator" : { seat: eyes };
    const { asked, ask, view } = await school.of(begun.game, "offer", { viewer });
    await school.of(begun.game, "close", {});
    return { game, options: begun.options, seats: begun.players, asked, ask, view };
  } catch (error) {
    if (error instanceof Refused) throw refusal("position", error);
    throw error;
  }
}

/** A record that somebody brought, through the eyes of a seat or of a spectator. */
export async function replayHere(record: string, eyes: number | undefined, first: boolean): Promise<ReplayPage> {
  const game = /^game (\S+)$/m.exec(record)?.[1] ?? "";
  const rules = Number(/^rules (\d+)$/m.exec(record)?.[1]);
  const door = new Package(game, rules);
  try {
    const { game: number, names, players, stand } = await door.ask("load", { record });
    const viewer = eyes === undefined ? "spectator" : { seat: eyes };
    const count = first ? 1 : stand.step + 1;
    const moments = await door.of(number, "moments", { viewer, from: 0, count });
    const frames = moments.map(({ seen, view, scores }, step) => ({ step, entry: seen, view, scores }));
    return { holders: recalled(names, players, 0).map(holderOf), steps: stand.step, frames };
  } catch (error) {
    if (error instanceof Refused) throw refusal("bad_record", error);
    throw error;
  } finally {
    door.close();
  }
}

function holderOf(sitter: ReturnType<typeof recalled>[number]): Holder {
  if (sitter.kind === "bot") return sitter;
  return sitter.name === "" ? { kind: "open" } : { kind: "person", name: sitter.name };
}

function refusal(code: string, { said, rule }: Refused): ApiError {
  return new ApiError({ code, message: said, rule, state: null });
}
