// The player aid of Contagion.
import figures from "virtual:figures/contagion";
import { aidWith } from "../../aid/aid";
import Icon from "./Icon.svelte";
import type { PieceName } from "./pictures";

export const aid = aidWith<PieceName, number>(Icon, 24, figures, [
  {
    title: "aid-turn",
    rows: [
      { sign: "pile", text: "contagion-aid-round", rule: "CON-20" },
      { sign: "keep", text: "contagion-aid-kept", rule: "CON-121" },
      { sign: "check", text: "contagion-aid-actions", rule: "CON-31" },
      { sign: "hourglass", text: "contagion-aid-when", rule: "CON-80" },
      { sign: "discard", text: "contagion-aid-forced", rule: "CON-32" },
    ],
  },
  {
    title: "aid-actions",
    rows: [
      { sign: "draw", text: "contagion-aid-draw", rule: "CON-40" },
      { sign: "infect", text: "contagion-aid-infect", rule: "CON-50" },
      { sign: "hand", text: "contagion-aid-pay", rule: "CON-52" },
      { sign: "mutate", text: "contagion-aid-mutate", rule: "CON-60" },
      { sign: "incubation", text: "contagion-aid-incubation", rule: "CON-62" },
      { sign: "infection", text: "contagion-aid-infection", rule: "CON-62" },
      { sign: "resistance", text: "contagion-aid-resistance", rule: "CON-71" },
    ],
  },
  {
    title: "aid-scoring",
    rows: [
      { sign: "laurel", text: "contagion-aid-win", rule: "CON-146" },
      { sign: "fallen", text: "contagion-aid-eradicate", rule: "CON-110" },
      { sign: "skull", text: "contagion-aid-toll", rule: "CON-100" },
      { sign: "climb", text: "contagion-aid-rows", rule: "CON-56" },
      { sign: "star", text: "contagion-aid-last", rule: "CON-144" },
      { sign: "map", text: "contagion-aid-end", rule: "CON-142" },
    ],
  },
  {
    title: "aid-icons",
    rows: [
      { sign: "cube", text: "contagion-aid-cube", rule: "CON-130" },
      { sign: "dish", text: "contagion-aid-dish", rule: "CON-55" },
      { sign: "skull", text: "contagion-aid-skull", rule: "CON-100" },
      { sign: "new_city", text: "contagion-aid-new-city", rule: "CON-90" },
      { sign: "at_once", text: "contagion-aid-at-once", rule: "CON-120" },
      { sign: "keep", text: "contagion-aid-keep", rule: "CON-120" },
      { sign: "doctor", text: "contagion-aid-who", rule: "CON-83" },
    ],
  },
]);
