// Who sits where, in words.
import { t } from "../text/fluent.svelte";
import type { Holder, SeatView } from "../wire";

export function holderName(holder: Holder): string {
  switch (holder.kind) {
    case "open":
      return t("seat-open");
    case "person":
      // Whoever has left for good is somebody.
      return holder.name || t("seat-somebody");
    case "bot":
      return t("seat-bot", { level: t(`level-${holder.level}`) });
    case "machine":
      return t("seat-machine", { name: holder.name || t("seat-somebody") });
  }
}

/** Whose bot holds a seat; nothing if nobody's of their own does. */
export function ownerName(holder: Holder | undefined): string | undefined {
  if (holder?.kind !== "machine") return undefined;
  return t("seat-machine-of", { owner: holder.owner || t("seat-somebody") });
}

/** Names of all seats; two bots of one level are told apart by their letters. */
export function namesOf(seats: readonly Pick<SeatView, "holder">[]): string[] {
  const names = seats.map(({ holder }) => holderName(holder));
  return names.map((name, seat) => {
    const alone = names.filter((other) => other === name).length === 1;
    return alone ? name : `${name} ${String.fromCharCode(65 + seat)}`;
  });
}
