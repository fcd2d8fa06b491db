// The packages of the rules (engines/index.toml) as a module of the page: which there are, and what they are known by. The
// files themselves are not part of the build: the server, or the folder of a static host, has them beside it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { GAMES } from "./budgets";

const MODULE = "virtual:engines";
const INDEX = resolve(import.meta.dirname, "../../engines/index.toml");

interface Listed {
  file: string;
  game: string;
  rules: number;
  sha256: string;
}

/** The packages of games that the page has a board for; a file is asked for with the beginning of its sum, and never changes then. */
export function packages(): { game: string; rules: number; path: string }[] {
  const { package: listed } = parse(readFileSync(INDEX, "utf8")) as unknown as { package: Listed[] };
  return listed
    .filter(({ game }) => GAMES.includes(game))
    .map(({ file, game, rules, sha256 }) => ({ game, rules, path: `engines/${file}?${sha256.slice(0, 16)}` }));
}

export function engines(): Plugin {
  return {
    name: "lazaret:engines",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(INDEX);
      return `export const PACKAGES = ${JSON.stringify(packages())};`;
    },
  };
}
