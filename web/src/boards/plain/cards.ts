// A view as cards: the parts it is made of, the seats apart.
export interface Cards {
  seats: unknown[];
  parts: { title: string; value: unknown }[];
}

export function cards(view: unknown): Cards {
  if (typeof view !== "object" || view === null) return { seats: [], parts: [] };
  const { seats, ...rest } = view as Record<string, unknown>;
  const loose = Object.entries(rest).filter(([, value]) => !isPart(value));
  const parts = Object.entries(rest).filter(([, value]) => isPart(value));
  const first = loose.length > 0 ? [{ title: "·", value: Object.fromEntries(loose) }] : [];
  return {
    seats: Array.isArray(seats) ? seats : [],
    parts: [...first, ...parts.map(([key, value]) => ({ title: words(key), value }))],
  };
}

/** A key in words: `card_taken` is `card taken`. */
export function words(key: string): string {
  return key.replaceAll("_", " ");
}

function isPart(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
