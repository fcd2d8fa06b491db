import { describe, expect, test } from "vitest";
import { draw, printOf } from "./country";
import { campAt, doctorAt, overlap } from "./pieces";
import type { Standing } from "./places";
import { LOCATIONS, ROADS } from "./realm";
import { lettersOf, printedOn, standsOf, type Stands } from "./stands";

const FRAMES = [
  { width: 604, height: 676 },
  { width: 528, height: 455 },
  { width: 808, height: 448 },
  { width: 443, height: 489 },
];
const SEATS = 5;
const POSITIONS = 40;

/** Numbers that look random and are the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** A full country: the sick everywhere, Doctors and Camps and houses of five players near each other. */
function crowded(seed: number) {
  const roll = dice(seed);
  const places = [...LOCATIONS.values()].map(({ id, type, ports }): Standing => ({
    ...{ id, type, ports, resource: "wood", sick: roll(3), destroyed: false, plots: 2 },
    ...{ houses: [], doctors: [], camps: [] },
  }));
  const any = () => places[roll(places.length)] as Standing;
  for (let seat = 0; seat < SEATS; seat++) {
    any().doctors.push(seat);
    any().camps.push(seat);
    for (let house = 0; house < 5; house++) {
      const { houses } = any();
      if (houses.length < 2) houses.push({ seat, castle: house === 0 });
    }
  }
  return { places, sickOnRoads: new Map(ROADS.map(({ id }) => [id, roll(3) === 0 ? 1 : 0])) };
}

/** How many letters of Camps and Doctors lie over another letter, by more than a third of it. */
function hidden(country: ReturnType<typeof draw>, at: (places: readonly Standing[]) => Map<string, Stands>) {
  let count = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const { places, sickOnRoads } = crowded(seed);
    const printed = printedOn(country, places, sickOnRoads, SEATS);
    const letters = lettersOf(country, at(places));
    for (const [index, letter] of letters.entries()) {
      const area = (letter.x1 - letter.x0) * (letter.y1 - letter.y0);
      const others = [...printed, ...letters.slice(index + 1)];
      count += others.filter((other) => overlap(letter, other) > area / 3).length;
    }
  }
  return count;
}

describe.each(FRAMES)("Camps and Doctors in a frame of $width x $height", ({ width, height }) => {
  const country = draw(printOf(width, height), new Map(), (id) => id);

  test("stand where no letter lies over another", () => {
    const stands = (seed: number) => {
      const { places, sickOnRoads } = crowded(seed);
      return standsOf(country, places, printedOn(country, places, sickOnRoads, SEATS));
    };
    let seed = 0;
    expect(hidden(country, () => stands(++seed))).toBe(0);
  });

  test("stay beside their place", () => {
    const { places, sickOnRoads } = crowded(99);
    for (const [id, { camps, doctors }] of standsOf(country, places, printedOn(country, places, sickOnRoads, SEATS))) {
      for (const { x, y } of [...camps, ...doctors]) expect(Math.hypot(x, y), id).toBeLessThan(60);
    }
  });
});

test("a small country would hide letters if they always stood in the same place", () => {
  const country = draw(printOf(443, 489), new Map(), (id) => id);
  const fixed = (places: readonly Standing[]) =>
    new Map(
      places.map((place) => [
        place.id,
        {
          camps: place.camps.map((_, index) => campAt(place, index, country.scale)),
          doctors: place.doctors.map((_, index) => doctorAt(place, index, country.scale)),
        },
      ]),
    );
  expect(hidden(country, fixed)).toBeGreaterThan(10);
});
