// The symbols of a token: emblem, letter and name of each, in the order in which the rules resolve them.
import { classes } from "virtual:data/rattus";
import type { EmblemName } from "../../art/emblems";
import type { TokenFace } from "./geometry";

export interface Symbol {
  id: string;
  letter: string;
  emblem: EmblemName;
  /** The key of its name. */
  name: string;
}

const CLASSES = new Map(classes.class.map(({ id, code, icon }) => [id, { code, icon: icon as EmblemName }]));
const GENERAL = new Map(classes.symbol.map(({ id, letter }) => [id, letter]));

export function emblemOf(id: string): EmblemName {
  return CLASSES.get(id)?.icon ?? "card";
}

export function symbolsOf(face: TokenFace): Symbol[] {
  const general = (id: "majority" | "all", count: number): Symbol[] =>
    Array.from({ length: count }, () => ({
      id,
      letter: GENERAL.get(id) ?? "",
      emblem: id,
      name: `rattus-symbol-${id}`,
    }));
  const ofClass = (id: string): Symbol => ({
    id,
    letter: CLASSES.get(id)?.code ?? "",
    emblem: emblemOf(id),
    name: `rattus-class-${id}`,
  });
  return [...general("majority", face.majority), ...general("all", face.all), ...face.classes.map(ofClass)];
}

export function letters(face: TokenFace): string {
  return symbolsOf(face)
    .map(({ letter }) => letter)
    .join("");
}
