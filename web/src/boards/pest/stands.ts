// Where Camps and Doctors stand: beside their place, moved aside where a letter or a figure would lie over another.
import type { Country } from "./country";
import {
  around,
  campAt,
  doctorAt,
  overlap,
  plotAt,
  plotsOf,
  portAt,
  sectorAt,
  sickAt,
  type Box,
  type Point,
} from "./pieces";
import type { Standing } from "./places";

/** Around the middle of their place, in the order in which it lists them. */
export interface Stands {
  camps: Point[];
  doctors: Point[];
}

/** The letters of a tent and of a Doctor, around the middle of the piece, and what of the piece hides. */
const TENT = { letter: { x: 0, y: 3 }, body: 9 };
const DOCTOR = { letter: { x: 0, y: 6 }, body: 11 };

/** How far a piece may be moved aside. */
const MOVES = [0, -7, 7, -14, 14, -21, 21, -28, 28];
/** Nothing further away than this can be hidden. */
const REACH = 45;
/** What a square pixel of a hidden letter or figure costs, of a name, of a place, and each pixel of a move. */
const COST = { letter: 12, over: 4, name: 1, place: 0.3, move: 3 };

const moved = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The letters and figures that stand where they are. */
export function printedOn(
  { at, capital, ways, scale }: Country,
  places: readonly Standing[],
  sickOnRoads: ReadonlyMap<string, number>,
  seats: number,
): Box[] {
  return [
    ...Array.from({ length: seats }, (_, seat) => around(moved(capital, sectorAt(seat, seats, scale)), 14, 8.5)),
    ...ways.flatMap(({ id, middle, shield }) =>
      (sickOnRoads.get(id) ?? 0) > 0 ? [around(middle, 15, 10)] : shield ? [around(middle, 8, 9)] : [],
    ),
    ...places.flatMap((place) => {
      const middle = at.get(place.id) ?? capital;
      const letter = (point: Point, half: number, high: number) => around(moved(middle, point), half, high);
      const plots = plotsOf(place);
      return [
        ...(place.sick > 0 ? [letter(sickAt(scale), 15, 9)] : []),
        ...(place.destroyed ? [] : place.ports.map((_, index) => letter(portAt(place.type, index, scale), 9, 9))),
        ...(place.destroyed ? [] : place.houses.map((_, index) => letter(plotAt(index, plots, scale), 7, 8))),
      ];
    }),
  ];
}

/** Where the Camps and Doctors of every place stand. Those further up are placed first. */
export function standsOf(country: Country, places: readonly Standing[], printed: readonly Box[]): Map<string, Stands> {
  const { at, capital, width, height, scale } = country;
  const letters = [...printed];
  const bodies: Box[] = [];
  const medals = [...at.values()].map((middle) => around(middle, 13 * scale, 13 * scale));
  const stand = (id: string, first: Point, { letter, body }: typeof TENT): Point => {
    const middle = at.get(id) ?? capital;
    const reach = around(moved(middle, first), REACH, REACH);
    const near = (boxes: readonly Box[]) => boxes.filter((box) => overlap(box, reach) > 0);
    const [otherLetters, otherBodies, names, places] = [near(letters), near(bodies), near(country.names), near(medals)];
    let [best, least] = [first, Infinity];
    for (const dx of MOVES) {
      for (const dy of MOVES) {
        const point = moved(first, { x: dx, y: dy });
        const there = moved(middle, point);
        if (there.x < 12 || there.y < 14 || there.x > width - 12 || there.y > height - 14) continue;
        const [own, whole] = [around(moved(there, letter), 6, 8), around(there, body, body + 2)];
        let cost = Math.hypot(dx, dy) * COST.move;
        for (const other of otherLetters) cost += overlap(own, other) * COST.letter + overlap(whole, other) * COST.over;
        for (const other of otherBodies) cost += overlap(own, other) * COST.over;
        for (const name of names) cost += overlap(whole, name) * COST.name;
        for (const medal of places) cost += overlap(whole, medal) * COST.place;
        if (cost < least) [best, least] = [point, cost];
      }
    }
    const there = moved(middle, best);
    letters.push(around(moved(there, letter), 6, 8));
    bodies.push(around(there, body, body + 2));
    return best;
  };
  const found = new Map<string, Stands>();
  const order = [...places].sort((a, b) => (at.get(a.id)?.y ?? 0) - (at.get(b.id)?.y ?? 0));
  for (const place of order) {
    const camps = place.camps.map((_, index) => stand(place.id, campAt(place, index, scale), TENT));
    const doctors = place.doctors.map((_, index) => stand(place.id, doctorAt(place, index, scale), DOCTOR));
    if (camps.length + doctors.length > 0) found.set(place.id, { camps, doctors });
  }
  return found;
}

/** The letters of Camps and Doctors. */
export function lettersOf({ at, capital }: Country, stands: ReadonlyMap<string, Stands>): Box[] {
  return [...stands].flatMap(([id, { camps, doctors }]) => {
    const middle = at.get(id) ?? capital;
    const letter = (point: Point, of: Point) => around(moved(middle, moved(point, of)), 6, 8);
    return [
      ...camps.map((point) => letter(point, TENT.letter)),
      ...doctors.map((point) => letter(point, DOCTOR.letter)),
    ];
  });
}
