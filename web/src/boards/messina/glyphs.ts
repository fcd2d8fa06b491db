// The drawings of this game, 48 × 48, in the manner of the emblems: `solid` is inked, `line` is cut, `light` is paper.
import { EMBLEMS, type Drawing } from "../../art/emblems";

const RAT: Drawing = EMBLEMS.rat;

export const GLYPHS = {
  coin: {
    solid: "M24 3a21 21 0 1 0 .1 0z",
    light: "M24 9a15 15 0 1 0 .1 0zM29 18c-2-3-9-3-10 1-1 6 11 4 11 10 0 5-9 5-11 1M24 13v22",
  },
  beam: {
    solid: "M2 27L32 9l14 7-30 19zM2 30l13 7v7L2 37zM18 37l28-17v6L18 44z",
    light: "M12 27l20-12M19 29l18-11",
  },
  fire: {
    solid: "M25 2c1 9 13 15 13 27 0 9-6 16-14 16S10 38 10 30c0-7 4-10 6-16 3 3 4 5 4 9 4-5 6-12 5-21z",
    light: "M24 41c-4 0-6-3-6-6 0-4 4-5 5-10 4 3 7 6 7 10 0 4-2 6-6 6z",
  },
  major_fire: {
    solid:
      "M25 1c1 9 12 13 12 26 0 8-5 13-12 13s-13-6-13-13c0-6 4-9 5-14 3 2 3 4 3 8 4-5 6-11 5-20zM8 20c1 6-4 8-4 15 0 6 4 11 9 11-4-6-6-16-5-26zM40 18c0 10 3 20-4 28 6 0 9-6 9-11 0-7-5-10-5-17z",
    light: "M24 36c-4 0-5-2-5-5 0-4 3-5 4-9 4 3 6 5 6 9 0 3-2 5-5 5z",
  },
  points: {
    solid: "M24 2l6.500 14.500L46 18 34 29l4 16-14-8.500L10 45l4-16L2 18l15.500-1.500z",
  },
  rat: RAT,
  rat_right: RAT,
  rat_left: RAT,
  rat_standing: {
    solid:
      "M20 46c-6-2-9-8-7-16 1-6 5-10 6-14-3-1-4-4-2-6 2-3 6-2 7 1 5 0 9 2 11 6 .500 1.500 0 2.500-1.500 2.500H29l5 6-2 3-5-4c3 5 5 9 4 14 3 1 4 3 4 5-3 2-10 3-15 3.500z",
    line: "M14 42C6 44 4 38 8 34c4-4 2-8-2-9",
    light: "M27 15h.1M20 25c-2 4-3 8-2 12",
  },
  nun: {
    solid: "M24 2c-9 0-14 7-14 17 0 6-2 10-4 15l8 3c-2 3-4 6-5 9h30c-1-3-3-6-5-9l8-3c-2-5-4-9-4-15C38 9 33 2 24 2z",
    light: "M24 11c-5 0-7 4-7 9s3 9 7 9 7-4 7-9-2-9-7-9zM24 34v10M20 37h8",
  },
  artisan: {
    solid: "M6 7h24c6 0 10 3 13 9l-3 2c-2-3-4-4-7-4v5H6zM16 21h9v25h-9z",
    light: "M11 13h13",
  },
  aristocrat: {
    solid:
      "M2 33c13 6 31 6 44 0-2 5-6 8-10 9-8 2-16 2-24 0-4-1-8-4-10-9zM10 30c1-12 5-19 14-19s13 7 14 19c-9 3-19 3-28 0zM29 12C30 5 37 1 44 3c0 7-5 12-12 13z",
    light: "M12 27c8 3 16 3 24 0M34 12l6-6",
  },
  plague: { solid: "M24 3l19 9v24l-19 9-19-9V12z", light: "M6 13l18 9 18-9M24 22v22" },
  lieutenant: {
    solid: "M24 2a8.500 8.500 0 1 0 .1 0zM14 21h20c3 8 6 15 8 25H6c2-10 5-17 8-25z",
    light: "M24 25v17M18 31h12",
  },
  foreman: {
    solid: "M24 3a21 21 0 1 0 .1 0z",
    light: "M13 14l10 10-10 10M24 14l10 10-10 10",
  },
  skip: { line: "M6 34C10 14 36 12 42 30M42 30l-9-3M42 30l3-9", solid: "M24 32a4 4 0 1 0 .1 0z" },
  scroll: {
    solid: "M11 4h27c4 0 7 3 7 7H17v27c0 4-3 6-6 6-4 0-8-3-8-7v-4h8zM19 15h21v23c0 4-3 6-6 6H17c2-2 2-4 2-6z",
    light: "M24 22h11M24 28h11M24 34h7",
  },
  build: {
    solid: "M24 3L3 21l4 4 3-3v23h28V22l3 3 4-4z",
    light: "M19 44V30h10v14M24 14v6",
  },
  city: EMBLEMS.castle,
  church: {
    solid: "M22 1h4v4h4v4h-4v6l13 11v20H9V26l13-11V9h-4V5h4z",
    light: "M20 45v-9c0-5 8-5 8 0v9M24 21v5",
  },
  popularity: {
    solid: "M24 44C8 32 3 25 3 16 3 9 8 5 13.500 5 18 5 22 8 24 13c2-5 6-8 10.500-8C40 5 45 9 45 16c0 9-5 16-21 28z",
  },
  upgrade_citizen: { solid: "M24 3l17 19h-9v9H16v-9H7zM16 34h16v5H16zM16 42h16v4H16z" },
  upgrade_foreman: {
    solid: "M24 3l17 19h-9v5H16v-5H7z",
    line: "M14 32l6 6-6 6M24 32l6 6-6 6",
  },
  gems: { solid: "M12 6h24l10 13-22 26L2 19z", light: "M3 19h42M16 19l8 24 8-24M12 7l4 12 8-12 8 12 4-12" },
  spices: {
    solid: "M17 3h14l-3 9c9 5 14 12 14 20 0 9-7 13-18 13S6 41 6 32c0-8 5-15 14-20z",
    light: "M16 12h16M18 27h.1M25 23h.1M30 30h.1M22 35h.1M31 38h.1M15 35h.1",
  },
  silk: {
    solid: "M8 5h32v9H8zM10 17h28c-2 9 4 14 2 26-5 4-9-1-15 2s-10-2-16 0c-2-11 4-18 1-28z",
    light: "M18 20c-1 8 1 14 0 22M29 20c-1 8 2 14 1 22",
  },
  ship: EMBLEMS.ship,
  cart: {
    solid: "M2 10h36l-3 18H6zM36 12h10v4H36zM13 27a9 9 0 1 0 .1 0zM31 27a9 9 0 1 0 .1 0z",
    light: "M13 31v10M8 36h10M31 31v10M26 36h10M9 16h24",
  },
  cabin: {
    solid: "M24 3L2 22l4 5 2-2v20h32V25l2 2 4-5z",
    light: "M24 24v15M18 30h12",
  },
  workshop: { solid: "M2 12h30c5 0 9-2 14-2-1 9-7 13-16 14v6h7l3 9H11l3-9h7v-6C9 23 3 19 2 12z", light: "M10 16h18" },
  door: {
    solid: "M9 46V15C9 7 15 2 24 2s15 5 15 13v31z",
    light: "M18 8v36M30 8v36M10 20h28M10 36h28",
  },
  repopulated: {
    solid: "M22 12L3 27l4 4 3-2v17h24V29l3 2 4-4zM24 1h3v12h-3zM27 1h16l-4 5 4 5H27z",
    light: "M18 45V35h8v10",
  },
  wheel: {
    line: "M24 3a21 21 0 1 0 .1 0zM24 3v42M3 24h42M9 9l30 30M39 9L9 39",
    solid: "M24 18a6 6 0 1 0 .1 0z",
  },
  choice: { line: "M32 4L16 44", solid: "M10 8a7 7 0 1 0 .1 0zM38 26a7 7 0 1 0 .1 0z" },
  automaton: {
    solid: "M16 3h16v10H16zM21 13h6v4h10v18H11V17h10zM14 37h8v9h-8zM26 37h8v9h-8zM4 19h5v14H4zM39 19h5v14h-5z",
    light: "M20 8h.1M28 8h.1M17 24h14M17 29h14",
  },
  hourglass: EMBLEMS.hourglass,
  people: EMBLEMS.people,
  // The colours of the districts: each has a shape of its own.
  orange: { solid: "M24 4a20 20 0 1 0 .1 0z" },
  white: { line: "M7 7h34v34H7z" },
  blue: { solid: "M24 2c8 13 15 19 15 28 0 9-7 15-15 15S9 39 9 30c0-9 7-15 15-28z" },
  red: { solid: "M24 2l22 22-22 22L2 24z" },
} satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;
