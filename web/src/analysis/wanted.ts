// The analysis of a game, asked for until it is made.
import { analysis } from "../shell/api";
import type { Analysis } from "../wire";

/** Asked again after so many milliseconds, as long as it is being made. */
const AGAIN = 1_500;

/** Asks until there is an answer; what comes back stops the asking. */
export function whenMade(id: string, got: (found: Analysis) => void, failed: (error: Error) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const look = (): void => {
    analysis(id).then(
      (answer) => {
        if (gone) return;
        if (answer.state === "ready") got(answer.analysis);
        else timer = setTimeout(look, AGAIN);
      },
      (error: Error) => !gone && failed(error),
    );
  };
  look();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
