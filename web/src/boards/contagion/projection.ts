// The Robinson projection, centred on 11° east, on a canvas of 1000 units; and paths drawn through its points.
export interface Point {
  x: number;
  y: number;
}

/** How long a parallel is and how far it lies from the equator, for every fifth degree. */
const PARALLELS = [
  [1, 0],
  [0.9986, 0.062],
  [0.9954, 0.124],
  [0.99, 0.186],
  [0.9822, 0.248],
  [0.973, 0.31],
  [0.96, 0.372],
  [0.9427, 0.434],
  [0.9216, 0.4958],
  [0.8962, 0.5571],
  [0.8679, 0.6176],
  [0.835, 0.6769],
  [0.7986, 0.7346],
  [0.7597, 0.7903],
  [0.7186, 0.8435],
  [0.6732, 0.8936],
  [0.6213, 0.9394],
  [0.5722, 0.9761],
  [0.5322, 1],
] as const;
const WIDTH = 1000;
const MIDDLE = 11;
const RADIUS = WIDTH / (0.8487 * 2 * Math.PI);
export const HEIGHT = 2 * 1.3523 * RADIUS;

export function project(lon: number, lat: number): Point {
  const east = lon < MIDDLE - 180 ? lon + 360 : lon;
  const fifths = Math.min(89.999, Math.abs(lat)) / 5;
  const below = Math.floor(fifths);
  const [[length, distance], [longer, farther]] = [PARALLELS[below] ?? [1, 0], PARALLELS[below + 1] ?? [1, 0]];
  const part = fifths - below;
  const x = length + (longer - length) * part;
  const y = distance + (farther - distance) * part;
  return {
    x: WIDTH / 2 + (0.8487 * RADIUS * x * ((east - MIDDLE) * Math.PI)) / 180,
    y: HEIGHT / 2 - Math.sign(lat) * 1.3523 * RADIUS * y,
  };
}

/** Points out of text: `-168,65.6 -164,66.5`. */
export function pointsOf(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [lon = 0, lat = 0] = pair.split(",").map(Number);
    return project(lon, lat);
  });
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** A closed line with corners. */
export function cornered(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** A closed line without corners. */
export function smooth(points: readonly Point[], bend = 0.16): string {
  const point = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = { x: from.x + (to.x - before.x) * bend, y: from.y + (to.y - before.y) * bend };
    const second = { x: to.x - (after.x - from.x) * bend, y: to.y - (after.y - from.y) * bend };
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${curves.join("")}Z`;
}

function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
const WEST = MIDDLE - 179.99;
const EAST = MIDDLE + 179.99;
const parallel = (lat: number) => line(range(WEST, EAST, (EAST - WEST) / 12).map((lon) => project(lon, lat)));
const meridian = (lon: number) => line(range(-89, 89, 5).map((lat) => project(lon, lat)));

/** The net of the map, its lines with names, its edge, and the scale along the edge. */
export const NET = {
  grid: [...range(-150, 150, 30).map((lon) => meridian(lon + MIDDLE - 11)), ...range(-60, 75, 15).map(parallel)].join(
    "",
  ),
  equator: parallel(0),
  tropics: parallel(23.44) + parallel(-23.44),
  edge: cornered([
    ...range(-90, 90, 3).map((lat) => project(EAST, lat)),
    ...range(-90, 90, 3).map((lat) => project(WEST, -lat)),
  ]),
  scale: [-60, -30, 0, 30, 60]
    .flatMap((lat) =>
      [WEST, EAST].map((lon) => {
        const out = lon === WEST ? -4.5 : 4.5;
        return line(
          range(lat, lat + 15, 5)
            .map((north) => project(lon, north))
            .map(({ x, y }) => ({ x: x + out, y })),
        );
      }),
    )
    .join(""),
};
