// Who sits where, in words.
import { t } from "../text/fluent.svelte";
import type { BotLevel, Holder, SeatView } from "../wire";

/** How strong a bot plays, in a word. */
export function strength(level: BotLevel): string {
  return t("bot-strength", { level });
}

/** What to expect of somebody who plays so. */
export function strengthAbout(level: BotLevel): string {
  return t("bot-strength-about", { level });
}

/** What somebody of the cast is called. */
export function castName(cast: number): string {
  return t(`cast-${cast}`);
}

/** What there is to say about somebody of the cast. */
export function castAbout(cast: number): string {
  return t(`cast-${cast}-about`);
}

export function holderName(holder: Holder): string {
  switch (holder.kind) {
    case "open":
      return t("seat-open");
    case "person":
      // Whoever has left for good has no name.
      return holder.name || t("person-former");
    case "bot":
      return t("seat-bot", { name: castName(holder.cast), level: strength(holder.level) });
    case "machine":
      return t("seat-machine", { name: holder.name || t("seat-somebody") });
  }
}

/** Whose bot holds a seat; nothing if nobody's of their own does. */
export function ownerName(holder: Holder | undefined): string | undefined {
  if (holder?.kind !== "machine") return undefined;
  return t("seat-machine-of", { owner: holder.owner || t("seat-somebody") });
}

/** Names of all seats as sentences have them; two of one name are told apart by their letters. */
export function namesOf(seats: readonly Pick<SeatView, "holder">[]): string[] {
  const names = seats.map(({ holder }) => (holder.kind === "bot" ? castName(holder.cast) : holderName(holder)));
  return names.map((name, seat) => {
    const alone = names.filter((other) => other === name).length === 1;
    return alone ? name : `${name} ${String.fromCharCode(65 + seat)}`;
  });
}
