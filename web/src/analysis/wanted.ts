// The analysis of a game, asked for until it is made; and once more while a longer look is taken.
import { analysis, ApiError } from "../shell/api";
import type { Analysed, Analysis, Looking, Underway } from "../wire";
import { keep, kept } from "./kept";

/** Asked again after so many milliseconds, as long as it is being made. */
const AGAIN = 1_500;
/** And after so many without a line, or while too many games wait. */
const LATER = 5_000;

/** How far it is with an analysis. */
export type Sought =
  | { state: "waiting"; underway: Underway | null }
  /** There is no line, and nothing was kept. */
  | { state: "offline" }
  /** Too many games wait to be looked at: it is asked for again. */
  | { state: "busy" }
  | { state: "ready"; analysis: Analysis; looked: number; longer: Looking | null }
  /** There is none, and why. */
  | { state: "none"; why: string };

const nameOf = (id: string) => `analysis ${id}`;

/** Tells how far it is, until it is made; what comes back stops the asking. */
export function whenMade(id: string, tell: (sought: Sought) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const again = (after: number) => (timer = setTimeout(() => void look(), after));
  const look = async (): Promise<void> => {
    const sought = await seek(id);
    if (gone) return;
    tell(sought);
    if (sought.state === "waiting" || (sought.state === "ready" && sought.longer)) again(AGAIN);
    else if (sought.state === "busy" || sought.state === "offline") again(LATER);
  };
  void look();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

async function seek(id: string): Promise<Sought> {
  try {
    const answer = await analysis(id);
    if (answer.state === "ready") void keep(nameOf(id), answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure?.code === "unavailable") return { state: "busy" };
    if (error.failure) return { state: "none", why: error.message };
    const found = await kept<Extract<Analysed, { state: "ready" }>>(nameOf(id));
    return found ? { ...found, longer: null } : { state: "offline" };
  }
}
