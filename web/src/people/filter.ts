// Which games of a person are shown: it stands in the address, so that a link leads to the same games.
export interface Filter {
  game: string | undefined;
  with: string | undefined;
  players: number | undefined;
  won: boolean;
  rated: boolean;
  /** From 0. */
  page: number;
}

export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  const number = (key: string) => (/^\d{1,4}$/.test(asked.get(key) ?? "") ? Number(asked.get(key)) : undefined);
  return {
    game: asked.get("game") || undefined,
    with: asked.get("with") || undefined,
    players: number("players"),
    won: asked.get("won") === "true",
    rated: asked.get("rated") === "true",
    page: number("page") ?? 0,
  };
}

/** What stands behind the question mark; nothing if all games are wanted. */
export function writeFilter(filter: Filter): string {
  const asked = new URLSearchParams();
  if (filter.game) asked.set("game", filter.game);
  if (filter.with) asked.set("with", filter.with);
  if (filter.players) asked.set("players", String(filter.players));
  if (filter.won) asked.set("won", "true");
  if (filter.rated) asked.set("rated", "true");
  if (filter.page > 0) asked.set("page", String(filter.page));
  const text = asked.toString();
  return text ? `?${text}` : "";
}
