// The budgets of the page, checked by every build: what must be loaded to start, what each page then adds when somebody
// looks at it, and what each game adds.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const START = 60_000;
const PAGE = 75_000;
const GAME = 60_000;
const BOARDS = resolve(import.meta.dirname, "../src/boards");
/** Every game with a board of its own. */
export const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);

export function budgets(): Plugin {
  return {
    name: "lazaret:budgets",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const sizes = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code).length]));
      const sum = (names: Iterable<string>) => [...names].reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
      const loaded = (chunk: Rollup.OutputChunk) => loadedWith(chunk.fileName, chunks);

      const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...loaded(chunk)]));
      // What opens a part of a page is there already: the part adds what it brings besides.
      const before = (chunk: Rollup.OutputChunk) => {
        const [first, ...others] = chunks
          .filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName))
          .map(loaded);
        const there = [...(first ?? [])].filter((name) => others.every((other) => other.has(name)));
        return new Set([...start, ...there]);
      };
      const added = (chunk: Rollup.OutputChunk) => {
        const there = before(chunk);
        return [...loaded(chunk)].filter((name) => !there.has(name));
      };
      const pages = chunks
        .filter((chunk) => chunk.isDynamicEntry && gameOf(chunk.facadeModuleId) === undefined)
        .map((chunk) => [chunk.name, sum(added(chunk)), PAGE] as const);
      const ofGame = (game: string) =>
        chunks.filter((chunk) => (gameOf(chunk.facadeModuleId) ?? gameOfAll(chunk.moduleIds)) === game);
      const games = GAMES.map((game) => [game, sum(ofGame(game).map(({ fileName }) => fileName)), GAME] as const);
      const measured = [["start", sum(start), START] as const, ...pages, ...games];
      const report = Object.fromEntries(measured.map(([name, size, limit]) => [name, { size, limit }]));
      this.emitFile({ type: "asset", fileName: "budgets.json", source: JSON.stringify(report, null, 2) });
      for (const [name, size, limit] of measured) {
        const line = `${name}: ${kilobytes(size)} of ${kilobytes(limit)} compressed script`;
        if (size > limit) this.error(`over budget: ${line}`);
        else this.info(line);
      }
    },
  };
}

/** A chunk, and everything that is loaded because it is. */
function loadedWith(name: string, chunks: readonly Rollup.OutputChunk[], seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) loadedWith(next, chunks, seen);
  return seen;
}

/** The game whose board a chunk holds. */
export function gameOf(module: string | null): string | undefined {
  return GAMES.find((game) => module?.includes(`/src/boards/${game}/`));
}

/** The game to which all the parts of a chunk belong: what its board and its player aid share. */
function gameOfAll(modules: readonly string[]): string | undefined {
  const games = new Set(modules.filter((module) => module.includes("/src/")).map((module) => gameOf(module)));
  return games.size === 1 ? [...games][0] : undefined;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
