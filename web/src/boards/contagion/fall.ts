// The fall of a city, found in what is being told.
import type { Moment } from "../board";
import type { Event, Owner } from "./view";

export interface Fall {
  city: string;
  /** Who gets what; `told` once it has been told. */
  places: { place: number; owner: Owner; points: number; told: boolean }[];
}

/** The fall that is being told now: from the moment the city is eradicated to its last prize. */
export function fallIn(moment: Moment | undefined): Fall | undefined {
  if (!moment) return undefined;
  const events = moment.told.map(({ event }) => event as Event);
  for (let begun = moment.at; begun >= 0; begun--) {
    const event = events[begun];
    if (event === undefined) return undefined;
    if (event.kind === "eradicated") return fallFrom(events, begun, moment.at);
    if (event.kind !== "ranked") return undefined;
  }
  return undefined;
}

function fallFrom(events: readonly Event[], begun: number, at: number): Fall | undefined {
  const fallen = events[begun];
  if (fallen?.kind !== "eradicated") return undefined;
  const places: Fall["places"] = [];
  for (const [index, event] of events.entries()) {
    if (index <= begun) continue;
    if (event.kind !== "ranked") break;
    const { place, owner, points } = event;
    places.push({ place, owner, points, told: index <= at });
  }
  return { city: fallen.city, places };
}

/** What a seat has just been told to score. */
export function gainIn(moment: Moment | undefined, seat: number): number {
  const event = moment?.told[moment.at]?.event as Event | undefined;
  if (event === undefined || !("points" in event)) return 0;
  const whose = "owner" in event ? event.owner : { seat: event.seat };
  return whose !== "neutral" && whose.seat === seat ? event.points : 0;
}
