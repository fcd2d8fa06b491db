// Who is ready for a rematch: whoever has come to its table. Nobody is said to refuse; the others have not said.
import { showTable } from "../shell/api";
import type { TableView } from "../wire";

/** Asked again after so many milliseconds, while the end is open. */
const AGAIN = 4_000;

export interface Ready {
  /** Names of those who are there, and of those who have not said. */
  there: string[];
  silent: string[];
  /** Whether it has begun already. */
  begun: boolean;
}

/** The people of a rematch beside oneself. */
export function ready({ seats, status }: Pick<TableView, "seats" | "status">, you: number | null): Ready {
  const people = seats.flatMap(({ seat, holder, present }) =>
    holder.kind === "person" && seat !== you ? [{ name: holder.name, present }] : [],
  );
  const names = (present: boolean) => people.filter((one) => one.present === present).map(({ name }) => name);
  return { there: names(true), silent: names(false), begun: status !== "waiting" };
}

/** Tells who is ready, until what comes back is called. */
export function whenReady(rematch: string, tell: (found: Ready) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const look = (): void => {
    showTable(rematch)
      .then(({ table, you }) => !gone && tell(ready(table, you.seat)))
      // Without a line nothing is said of it.
      .catch(() => undefined)
      .finally(() => !gone && (timer = setTimeout(look, AGAIN)));
  };
  look();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
