// Whether the server will be started again soon: asked now and then, while somebody looks at the page.
import { serverNotice } from "./api";
import { SITE } from "./site";

/** So often, in milliseconds, it is asked. */
const EVERY = 60_000;
/** So often what is shown is counted anew. */
const COUNT = 5_000;
/** Two answers about the same moment differ by no more, in milliseconds. */
const SAME = 15_000;

let at = $state<number | undefined>();
let now = $state(Date.now());
/** With so many minutes left it is shown: whoever closes it sees it again in the last minute. */
let shownBelow = $state(Infinity);

async function look(): Promise<void> {
  if (SITE || document.visibilityState !== "visible") return;
  // What cannot be asked now is asked again: nothing follows from silence.
  const left = await serverNotice().then(
    (notice) => notice.restart_in_ms,
    () => undefined,
  );
  if (left === undefined) return;
  now = Date.now();
  const then = left === null ? undefined : now + left;
  if (then === undefined || at === undefined || Math.abs(then - at) > SAME) shownBelow = Infinity;
  at = then;
}

// Pages that were opened at the same moment do not ask at the same moment.
setInterval(() => setTimeout(() => void look(), Math.random() * 5_000), EVERY);
setInterval(() => {
  if (at !== undefined) now = Date.now();
}, COUNT);
document.addEventListener("visibilitychange", () => void look());
void look();

/** In how many minutes the server is started again, 0 if any moment now; `undefined` if there is nothing to show. */
export function minutesToRestart(): number | undefined {
  const minutes = at === undefined ? undefined : left(at);
  return minutes !== undefined && minutes <= shownBelow ? minutes : undefined;
}

/** Somebody has read it. */
export function dismissRestart(): void {
  shownBelow = at !== undefined && left(at) > 1 ? 1 : -1;
}

function left(moment: number): number {
  return Math.max(0, Math.ceil((moment - now) / 60_000 - 0.05));
}
