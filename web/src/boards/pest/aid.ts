// The player aid of Pest.
import figures from "virtual:figures/pest";
import { aidWith } from "../../aid/aid";
import Sign from "./Sign.svelte";
import type { SymbolName } from "./symbols";

export const aid = aidWith<SymbolName, number>(Sign, 22, figures, [
  {
    title: "pest-aid-year",
    rows: [
      { sign: "plague", text: "pest-aid-plague", rule: "PEST-65" },
      { sign: "sick", text: "pest-aid-struck", rule: "PEST-68" },
      { sign: "favour", text: "pest-aid-favour", rule: "PEST-80" },
      { sign: "assistant", text: "pest-aid-turn", rule: "PEST-92" },
      { sign: "influence", text: "pest-aid-order", rule: "PEST-157" },
      { sign: "agenda", text: "pest-aid-era", rule: "PEST-170" },
    ],
  },
  {
    title: "aid-actions",
    rows: [
      { sign: "move", text: "pest-aid-move", rule: "PEST-100" },
      { sign: "camp", text: "pest-aid-camp", rule: "PEST-115" },
      { sign: "build", text: "pest-aid-build", rule: "PEST-121" },
      { sign: "palace", text: "pest-aid-palace", rule: "PEST-124" },
      { sign: "produce", text: "pest-aid-produce", rule: "PEST-130" },
      { sign: "study", text: "pest-aid-research", rule: "PEST-137" },
      { sign: "heal", text: "pest-aid-heal", rule: "PEST-145" },
      { sign: "assign", text: "pest-aid-assign", rule: "PEST-150" },
      { sign: "up", text: "pest-aid-improve", rule: "PEST-93" },
    ],
  },
  {
    title: "aid-scoring",
    rows: [
      { sign: "renown", text: "pest-aid-win", rule: "PEST-250" },
      { sign: "healed", text: "pest-aid-track", rule: "PEST-242" },
      { sign: "quarter", text: "pest-aid-columns", rule: "PEST-243" },
      { sign: "imperative", text: "pest-aid-imperative", rule: "PEST-190" },
      { sign: "influence", text: "pest-aid-influence", rule: "PEST-246" },
      { sign: "coin", text: "pest-aid-rest", rule: "PEST-247" },
      { sign: "dead", text: "pest-aid-graves", rule: "PEST-175" },
    ],
  },
  {
    title: "aid-icons",
    rows: [
      { sign: "sick", text: "pest-aid-quarantine", rule: "PEST-41" },
      { sign: "any", text: "pest-aid-any", rule: "PEST-34" },
      { sign: "coin", text: "pest-aid-coin", rule: "PEST-31" },
      { sign: "wood", text: "pest-aid-store", rule: "PEST-32" },
      { sign: "research", text: "pest-aid-token", rule: "PEST-131" },
      { sign: "doctor", text: "pest-aid-doctor", rule: "PEST-68" },
      { sign: "port", text: "pest-aid-port", rule: "PEST-65" },
      { sign: "negative", text: "pest-aid-negative", rule: "PEST-249" },
      { sign: "down", text: "pest-aid-hindered", rule: "PEST-45" },
    ],
  },
]);
