// Writes the folder of a page that needs no server: `node web/build/site.js PROGRAM FOLDER`. The page is built anew so that it
// may lie anywhere; the packages of the rules lie beside it, and so does what a server says of the games, asked of the program.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const WEB = resolve(import.meta.dirname, "..");
const ENGINES = resolve(WEB, "../engines");
const LANGUAGES = ["en", "fr", "ru"];

const [program, folder] = process.argv.slice(2);
if (!program || !folder) throw new Error("node web/build/site.js PROGRAM FOLDER");

/** Builds the page into the folder, and lays the packages beside it that it may ask for. */
function build() {
  execFileSync("npx", ["vite", "build", "--mode", "site", "--outDir", resolve(folder), "--emptyOutDir"], {
    cwd: WEB,
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(join(folder, "budgets.json"));
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  const packages = new Set(worker.match(/engines\/\w+-\d+\.wasm/g));
  for (const path of packages) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(ENGINES, path.slice("engines/".length)), join(folder, path));
  }
}

/** What a server with nothing in it says. */
async function ask(address) {
  const get = async (path) => {
    const response = await fetch(`${address}/api/${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const keep = (path, said) => {
    const file = join(folder, "api", `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(said));
  };
  const lists = await get("games");
  keep("games", lists);
  keep("me", await get("me"));
  keep("lessons", await get("lessons"));
  // Which puzzle is that of a day, a folder cannot know.
  keep("puzzles", { ...(await get("puzzles")), today: null });
  for (const { id } of lists.games) {
    for (const volume of ["rules", "words"]) {
      for (const language of LANGUAGES) {
        keep(`games/${id}/${volume}-${language}`, await get(`games/${id}/${volume}?language=${language}`));
      }
    }
  }
}

build();
const data = mkdtempSync(join(tmpdir(), "lazaret-site-"));
const server = spawn(program, ["serve", "--addr", "127.0.0.1:0", "--data", data, "--lang", "en"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = new Promise((done) => server.once("exit", done));
try {
  const address = await new Promise((found, failed) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const link = /http:\/\/[\d.:]+/.exec(line);
      if (link) found(link[0]);
    });
    void ended.then(() => failed(new Error("the program ended before it said where it is")));
  });
  await ask(address);
} finally {
  server.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
}
console.log(`The page is in ${resolve(folder)}: put the folder wherever files are served.`);
