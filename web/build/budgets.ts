// The budgets of the page, checked by every build: what must be loaded to start, what each game adds, and the pages of the
// club, which come when somebody looks at one.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHELL = 150_000;
const GAME = 110_000;
const CLUB = 30_000;
const BOARDS = resolve(import.meta.dirname, "../src/boards");
/** Every game with a board of its own. */
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);

export function budgets(): Plugin {
  return {
    name: "lazaret:budgets",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const games = new Map(GAMES.map((game) => [game, 0]));
      let [shell, club] = [0, 0];
      for (const chunk of chunks) {
        const size = gzipSync(chunk.code).length;
        const game = gameOf(chunk.facadeModuleId) ?? gameOfAll(chunk.moduleIds);
        if (chunk.facadeModuleId?.includes("/src/evening/")) club += size;
        else if (game === undefined) shell += size;
        else games.set(game, (games.get(game) ?? 0) + size);
      }
      const measured = [
        ["shell", shell, SHELL] as const,
        ["club", club, CLUB] as const,
        ...[...games].map(([game, size]) => [game, size, GAME] as const),
      ];
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
