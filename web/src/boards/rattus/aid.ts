// The player aid of Rattus.
import figures from "virtual:figures/rattus";
import { classes } from "virtual:data/rattus";
import Emblem from "../../art/Emblem.svelte";
import type { EmblemName } from "../../art/emblems";
import { aidWith } from "../../aid/aid";

export const aid = aidWith<EmblemName, string>(Emblem, "1.5rem", figures, [
  {
    title: "aid-turn",
    rows: [
      { sign: "card", text: "rattus-aid-take", rule: "RAT-15" },
      { sign: "people", text: "rattus-aid-place", rule: "RAT-19" },
      { sign: "mask", text: "rattus-aid-move", rule: "RAT-28" },
      { sign: "rat", text: "rattus-aid-breed", rule: "RAT-31" },
      { sign: "skull", text: "rattus-aid-strike", rule: "RAT-36" },
      { sign: "hourglass", text: "rattus-aid-powers", rule: "RAT-12" },
    ],
  },
  {
    title: "rattus-aid-cards",
    rows: classes.class.map(({ id, icon }) => ({
      sign: icon as EmblemName,
      name: `rattus-class-${id}`,
      text: `rattus-class-${id}-text`,
    })),
  },
  {
    title: "rattus-aid-rat",
    rows: [
      { sign: "rat", text: "rattus-aid-limit", rule: "RAT-38" },
      { sign: "majority", name: "rattus-symbol-majority", text: "rattus-symbol-majority-text", rule: "RAT-39" },
      { sign: "all", name: "rattus-symbol-all", text: "rattus-symbol-all-text", rule: "RAT-40" },
      { sign: "card", text: "rattus-aid-class", rule: "RAT-41" },
      { sign: "skull", text: "rattus-aid-sum", rule: "RAT-42" },
    ],
  },
  {
    title: "aid-scoring",
    rows: [
      { sign: "crown", text: "rattus-aid-win", rule: "RAT-55" },
      { sign: "castle", text: "rattus-aid-castle", rule: "RAT-27" },
      { sign: "hourglass", text: "rattus-aid-end", rule: "RAT-47" },
      { sign: "sword", text: "rattus-aid-last", rule: "RAT-49" },
      { sign: "mask", text: "rattus-aid-final", rule: "RAT-54" },
      { sign: "people", text: "rattus-aid-tie", rule: "RAT-56" },
    ],
  },
]);
