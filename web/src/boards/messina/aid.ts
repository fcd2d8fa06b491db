// The player aid of Messina.
import figures from "virtual:figures/messina";
import { aidWith } from "../../aid/aid";
import Glyph from "./Glyph.svelte";
import type { GlyphName } from "./glyphs";

export const aid = aidWith<GlyphName, string | number>(Glyph, "1.5rem", figures, [
  {
    title: "aid-turn",
    rows: [
      { sign: "lieutenant", text: "messina-aid-turn", rule: "MES-202" },
      { sign: "city", text: "messina-aid-go", rule: "MES-212" },
      { sign: "people", text: "messina-aid-rescue", rule: "MES-221" },
      { sign: "fire", text: "messina-aid-fight", rule: "MES-230" },
      { sign: "build", text: "messina-aid-act", rule: "MES-240" },
      { sign: "ship", text: "messina-aid-ship", rule: "MES-260" },
      { sign: "hourglass", text: "messina-aid-recall", rule: "MES-270" },
    ],
  },
  {
    title: "messina-aid-round",
    rows: [
      { sign: "workshop", text: "messina-aid-produce", rule: "MES-501" },
      { sign: "cabin", text: "messina-aid-quarantine", rule: "MES-502" },
      { sign: "popularity", text: "messina-aid-order", rule: "MES-510" },
      { sign: "wheel", text: "messina-aid-wheel", rule: "MES-535" },
    ],
  },
  {
    title: "aid-scoring",
    rows: [
      { sign: "points", text: "messina-aid-win", rule: "MES-607" },
      { sign: "church", text: "messina-aid-registers", rule: "MES-601" },
      { sign: "popularity", text: "messina-aid-ranks", rule: "MES-602" },
      { sign: "repopulated", text: "messina-aid-districts", rule: "MES-603" },
      { sign: "scroll", text: "messina-aid-scroll", rule: "MES-604" },
      { sign: "rat", text: "messina-aid-rats", rule: "MES-605" },
    ],
  },
  {
    title: "aid-icons",
    rows: [
      { sign: "coin", text: "messina-aid-coin", rule: "MES-212" },
      { sign: "beam", text: "messina-aid-beam", rule: "MES-331" },
      { sign: "fire", text: "messina-aid-fire", rule: "MES-230" },
      { sign: "major_fire", text: "messina-aid-major", rule: "MES-231" },
      { sign: "plague", text: "messina-aid-cube", rule: "MES-232" },
      { sign: "nun", text: "messina-aid-nun", rule: "MES-221" },
      { sign: "artisan", text: "messina-aid-artisan", rule: "MES-221" },
      { sign: "aristocrat", text: "messina-aid-aristocrat", rule: "MES-221" },
      { sign: "foreman", text: "messina-aid-foreman", rule: "MES-310" },
      { sign: "skip", text: "messina-aid-skip", rule: "MES-310" },
      { sign: "upgrade_citizen", text: "messina-aid-golden", rule: "MES-320" },
      { sign: "upgrade_foreman", text: "messina-aid-foreman-up", rule: "MES-321" },
      { sign: "build", text: "messina-aid-build", rule: "MES-330" },
      { sign: "cart", text: "messina-aid-cart", rule: "MES-381" },
      { sign: "repopulated", text: "messina-aid-repopulate", rule: "MES-380" },
      { sign: "city", text: "messina-aid-step", rule: "MES-410" },
    ],
  },
]);
