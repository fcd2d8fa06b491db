// The size of the window in words: one layout each for a desktop, a tablet held upright, a phone upright and lying.
export type Size = "desktop" | "tablet" | "phone" | "lying";

const lying = matchMedia("(max-height: 499px) and (orientation: landscape)");
const phone = matchMedia("(max-width: 699px)");
const tablet = matchMedia("(max-width: 1099px)");

function measure(): Size {
  if (lying.matches) return "lying";
  if (phone.matches) return "phone";
  return tablet.matches ? "tablet" : "desktop";
}

let now = $state<Size>(measure());
for (const query of [lying, phone, tablet]) query.addEventListener("change", () => (now = measure()));

export function size(): Size {
  return now;
}
