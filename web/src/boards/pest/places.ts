// The places as they stand: what the map draws of each.
import { LOCATIONS } from "./realm";
import type { View } from "./view";

export interface Standing {
  id: string;
  type: "village" | "town" | "city";
  resource: string;
  sick: number;
  destroyed: boolean;
  /** How many buildings it has room for. */
  plots: number;
  ports: string[];
  houses: { seat: number; castle: boolean }[];
  doctors: number[];
  camps: number[];
}

export function placesIn(view: View): Standing[] {
  return view.locations.flatMap(({ location, resource, sick, destroyed, plots }) => {
    const face = LOCATIONS.get(location);
    if (!face) return [];
    const seats = [...view.seats.keys()];
    const houses = view.seats.flatMap(({ buildings }, seat) =>
      buildings
        .filter((building) => building.location === location)
        .map(({ building }) => ({ seat, castle: building === "castle" })),
    );
    return [
      {
        id: location,
        type: face.type,
        resource,
        sick,
        destroyed,
        plots,
        ports: face.ports,
        houses,
        doctors: seats.filter((seat) => view.seats[seat]?.doctor === location),
        camps: seats.filter((seat) => view.seats[seat]?.camp === location),
      },
    ];
  });
}
