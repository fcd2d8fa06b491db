// The fall of a city, found in what is being told.
import type { Moment } from "../board";
import type { ContagionEvent, Owner } from "./view";

export interface Fall {
  city: string;
  /** Who gets what; `told` once it has been told. */
  places: { place: number; owner: Owner; points: number; told: boolean }[];
}

/** The fall that is being told now: from the moment the city is eradicated to its last prize. */
export function fallIn(moment: Moment | undefined): Fall | undefined {
  if (!moment) return undefined;
  const events = moment.told.map(({ event }) => event as ContagionEvent);
  for (let begun = moment.at; begun >= 0; begun--) {
    const event = events[begun];
    if (event === undefined) return undefined;
    if (event.kind === "eradicated") return fallFrom(events, begun, moment.at);
    if (event.kind !== "ranked") return undefined;
  }
  return undefined;
}

function fallFrom(events: readonly ContagionEvent[], begun: number, at: number): Fall | undefined {
  const { city } = events[begun] as ContagionEvent;
  if (city === undefined) return undefined;
  const places: Fall["places"] = [];
  for (const [index, event] of events.entries()) {
    if (index <= begun) continue;
    if (event.kind !== "ranked") break;
    const { place, owner, points } = event;
    if (place === undefined || owner === undefined) break;
    places.push({ place, owner, points: points ?? 0, told: index <= at });
  }
  return { city, places };
}

/** What a seat has just been told to score. */
export function gainIn(moment: Moment | undefined, seat: number): number {
  const event = moment?.told[moment.at]?.event as ContagionEvent | undefined;
  if (event === undefined) return 0;
  const whose = event.owner ?? (event.seat === undefined ? undefined : { seat: event.seat });
  return whose !== undefined && whose !== "neutral" && whose.seat === seat ? (event.points ?? 0) : 0;
}
