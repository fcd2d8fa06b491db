// Whether there is no line: the browser knows at once, long before a question goes unanswered. A server on this very machine
// answers without one, so it is asked before anything is said.
import { SITE } from "./site";

let offline = $state(false);

/** So often, in milliseconds, it is asked again while the browser has no line. */
const AGAIN = 3_000;

async function look(): Promise<void> {
  offline = !navigator.onLine && !(await answers());
  if (!navigator.onLine) setTimeout(() => void look(), AGAIN);
}

async function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

// Where there is no server, nothing is missed.
if (!SITE) {
  addEventListener("offline", () => void look());
  addEventListener("online", () => void look());
  void look();
}

export function isOffline(): boolean {
  return offline;
}
