// Drawings of this game, 48 x 48, in the manner of art/emblems.ts: ink, lines, and what is cut out of the ink.
import { EMBLEMS, type Drawing } from "../../art/emblems";

/** A drawing may have dots of paper too. */
export type Picture = Drawing & { dot?: string };

const PIECES = {
  skull: EMBLEMS.skull,
  hourglass: EMBLEMS.hourglass,
  doctor: EMBLEMS.doctor,
  purse: EMBLEMS.purse,
  map: EMBLEMS.map,
  check: EMBLEMS.check,
  close: EMBLEMS.close,
  incubation: {
    solid: "M24 5a19 19 0 1 0 .1 0z",
    light: "M24 10.500a13.500 13.500 0 1 0 .1 0z",
    dot: "M19 15.500a3.600 3.600 0 1 0 .1 0zM29.500 18a2.600 2.600 0 1 0 .1 0zM27 26a4.200 4.200 0 1 0 .1 0zM17.500 27a2.200 2.200 0 1 0 .1 0z",
  },
  infection: {
    solid:
      "M24 12a12 12 0 1 0 .1 0zM24 1a3.400 3.400 0 1 0 .1 0zM24 40.200a3.400 3.400 0 1 0 .1 0zM4.400 20.600a3.400 3.400 0 1 0 .1 0zM43.600 20.600a3.400 3.400 0 1 0 .1 0zM10 6.600a3 3 0 1 0 .1 0zM38 6.600a3 3 0 1 0 .1 0zM10 35.400a3 3 0 1 0 .1 0zM38 35.400a3 3 0 1 0 .1 0z",
    line: "M24 5v38M5 24h38M10 10l28 28M38 10L10 38",
    dot: "M20.500 18.500a2.600 2.600 0 1 0 .1 0zM28 21.500a2.200 2.200 0 1 0 .1 0zM23 25.500a2.400 2.400 0 1 0 .1 0z",
  },
  resistance: EMBLEMS.shield,
  cube: EMBLEMS.cube,
  card: { solid: "M11 4h26v40H11z", light: "M15 8h18v32H15zM24 17l5 7-5 7-5-7z" },
  hand: { solid: "M4 13l16-7 5 11v25l-8 1zM28 5h17v35H28z", light: "M32 10h9v25h-9z" },
  draw: { solid: "M5 9h21v32H5z", light: "M9 13h13v24H9z", line: "M29 41V6h6M40 43V17M33 24l7-8 7 8" },
  infect: {
    solid: "M3 45V34h9v-7h9v18h5V31h8v-6h10v20zM24 5a6.500 6.500 0 1 0 .1 0z",
    line: "M24 1v21M14 11.500h20M17 4.500l14 14M31 4.500l-14 14",
  },
  mutate: EMBLEMS.helix,
  pile: { solid: "M8 5h24v32H8z", light: "M12 9h16v24H12z", line: "M14 42h24V11" },
  new_city: { solid: "M4 44V21l11-9 11 9v23h-8V33h-6v11z", line: "M37 6v18M28 15h18" },
  at_once: { solid: "M28 2L8 27h12l-3 19 21-27H26z" },
  keep: { solid: "M12 3h24v42L24 35 12 45z", light: "M18 12h12M18 19h12" },
  star: { solid: "M24 3l6.500 14 15 2-11 10.500 3 15L24 37l-13.500 7.500 3-15L2.500 19l15-2z" },
  move: { line: "M4 16h34l-8-9M44 33H10l8 9" },
  climb: { solid: "M4 44V34h12V25h12V16h16v28z", line: "M8 20L24 5M24 5H13M24 5v11" },
  discard: { solid: "M12 2h24v27H12z", light: "M16 6h16v19H16z", line: "M24 31v14M16 38l8 8 8-8" },
  ignore: { solid: "M11 4h26v40H11z", light: "M15 8h18v32H15z", line: "M4 44L44 4" },
  cube_off: {
    solid: "M20 12l15 7.500v17L20 45 5 36.500v-17z",
    light: "M6 20.500L20 28l14-7.500M20 28v15",
    line: "M30 10h16",
  },
  fallen: EMBLEMS.fallen,
  laurel: {
    line: "M14 6C4 16 5 34 22 43M34 6c10 10 9 28-8 37",
    solid:
      "M12 8c5 1 6 5 4 9-5-1-6-5-4-9zM7 18c5 1 6 5 5 9-5-1-7-4-5-9zM9 29c5 0 7 3 7 7-5 1-7-2-7-7zM36 8c-5 1-6 5-4 9 5-1 6-5 4-9zM41 18c-5 1-6 5-5 9 5-1 7-4 5-9zM39 29c-5 0-7 3-7 7 5 1 7-2 7-7z",
  },
  dish: { solid: "M3 17h42l-3 17c-1 5-35 5-36 0z", light: "M9 24h30", line: "M5 12h38" },
} satisfies Record<string, Picture>;

/** The vignettes of the cards of the round. */
const VIGNETTES: Record<string, Picture> = {
  bird_migration: { line: "M3 19q9-10 13 0 4-10 13 0M18 36q8-8 11 0 3-8 11 0M27 10q6-6 9 0 3-6 9 0" },
  handwashing_campaign: {
    solid: "M24 2c8 10 11 14 11 19a11 11 0 0 1-22 0c0-5 3-9 11-19z",
    line: "M4 41q6-6 13 0t14 0 13 0",
    light: "M18 21c0 4 2 6 5 7",
  },
  summer_festivals: EMBLEMS.sun,
  holiday_rush: { solid: "M5 16h38v26H5z", line: "M17 15V7h14v8", light: "M13 17v24M35 17v24" },
  contaminated_water: {
    solid: "M8 6h32l-4 38H12z",
    light: "M12 18q6-4 12 0t12 0",
    dot: "M19 25a2.500 2.500 0 1 0 .1 0zM28 30a3 3 0 1 0 .1 0zM20 35a2 2 0 1 0 .1 0z",
  },
  antigenic_drift: EMBLEMS.helix,
  street_protests: { solid: "M7 4h34v21H7z", line: "M24 25v21", light: "M14 11h20M14 18h13" },
  heat_wave: {
    solid: "M18 7a6 6 0 0 1 12 0v21a11 11 0 1 1-12 0z",
    light: "M24 13v22",
    line: "M37 9h7M37 17h7M37 25h7",
  },
  airport_closures: {
    solid: "M24 2c3 0 4 4 4 8v7l16 10v5l-16-5v10l5 4v3l-9-2-9 2v-3l5-4V27L4 32v-5l16-10v-7c0-4 1-8 4-8z",
    line: "M5 5l38 38",
  },
  media_alarm: EMBLEMS.horn,
  sanitation_drive: { solid: "M12 26h24l5 19H7z", line: "M24 3v22M15 45l2-12M24 45V33M33 45l-2-12" },
  mass_transit: {
    solid: "M9 6h30v30H9zM14 39h6l-4 7h-6zM28 39h6l4 7h-6z",
    light: "M13 12h22v10H13zM16 30h.1M32 30h.1",
  },
  cure_found: { solid: "M18 3h12v13l11 22c1 4-1 7-4 7H11c-3 0-5-3-4-7l11-22z", light: "M24 24v14M17 31h14" },
  mass_vaccination: {
    solid: "M16 20l12-12 12 12-18 18c-2 2-6 2-8 0s-2-6 2-10z",
    line: "M34 14l9-9M39 3l6 6M14 35L4 45M24 4l20 20",
    light: "M22 22l5 5M27 17l5 5",
  },
  antiviral_stockpile: {
    solid: "M4 26h18v18H4zM26 26h18v18H26zM15 5h18v18H15z",
    light: "M9 35h8M13 31v8M31 35h8M35 31v8M20 14h8M24 10v8",
  },
  global_quarantine: { solid: "M8 20h32v25H8z", line: "M14 20v-6a10 10 0 0 1 20 0v6", light: "M24 29v8" },
  field_hospitals: { solid: "M24 6L3 43h42z", light: "M24 22v14M17 29h14", line: "M24 6V1" },
  emergency_committee: { solid: "M6 12L16 2l14 14-10 10zM4 40h26v5H4z", line: "M26 20l18 18" },
};

export type PieceName = keyof typeof PIECES;
export const PICTURES: Record<PieceName, Picture> = PIECES;

export function vignetteOf(card: string): Picture {
  return VIGNETTES[card] ?? EMBLEMS.quill;
}
