// The size of the window in words: one layout each for a desktop, a tablet held upright, a phone upright and lying.
export type Size = "desktop" | "tablet" | "phone" | "lying";

const lying = matchMedia("(max-height: 499px) and (orientation: landscape)");
const phone = matchMedia("(max-width: 699px)");
const tablet = matchMedia("(max-width: 1099px)");
/** As wide as a board needs to be drawn whole, unless it has a layout of its own for a tablet. */
const narrow = matchMedia("(max-width: 60rem)");
/** Narrower than this, the story of a wide board is folded away until somebody wants it. */
const laptop = matchMedia("(max-width: 1339px)");

function measure(): Size {
  if (lying.matches) return "lying";
  if (phone.matches) return "phone";
  return tablet.matches ? "tablet" : "desktop";
}

let now = $state<Size>(measure());
let one = $state(narrow.matches);
let folds = $state(laptop.matches);
laptop.addEventListener("change", () => (folds = laptop.matches));
narrow.addEventListener("change", () => (one = narrow.matches));
for (const query of [lying, phone, tablet]) query.addEventListener("change", () => (now = measure()));

export function size(): Size {
  return now;
}

/** Whether one part of the table is shown at a time. */
export function single(drawnOnTablet: boolean): boolean {
  return now === "phone" || now === "lying" || (one && !drawnOnTablet);
}

/** Whether a wide board needs the room of the story. */
export function cramped(): boolean {
  return folds;
}
