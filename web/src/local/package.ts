// The packages of the rules as the page has them: fetched when they are asked for, compiled once, each at work in a worker.
import { PACKAGES } from "virtual:engines";
import { fileAt } from "../shell/site";
import { t } from "../text/fluent.svelte";
import type { Message } from "../wire";
import { about, Refused, type Inquiries, type Questions } from "./engine";

/** What a worker is given: its package, then questions. */
export type Asked = { module: WebAssembly.Module } | { number: number; question: object };
/** What it says to a question. */
export type Answered = { number: number } & (
  { yes: unknown } | { no: Message; rule: string | null } | { wrong: string }
);

/** The version of the rules that new games of this device are played by. */
export function newest(game: string): number | undefined {
  const all = PACKAGES.filter((listed) => listed.game === game).map(({ rules }) => rules);
  return all.length > 0 ? Math.max(...all) : undefined;
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** The compiled package of a game at these rules. */
function moduleOf(game: string, rules: number): Promise<WebAssembly.Module> {
  const path = PACKAGES.find((listed) => listed.game === game && listed.rules === rules)?.path;
  if (path === undefined) return Promise.reject(new Error(t("here-no-rules", { rules })));
  let module = compiled.get(path);
  if (!module) {
    module = fetchedFrom(fileAt(path));
    compiled.set(path, module);
    module.catch(() => compiled.delete(path));
  }
  return module;
}

async function fetchedFrom(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Error(t("here-not-there"));
  // Some hosts do not know what kind of file it is, so it is not compiled while it comes.
  return WebAssembly.compile(await response.arrayBuffer());
}

interface Waiting {
  yes: (value: never) => void;
  no: (error: Error) => void;
}

/** A package at work. */
export class Package {
  readonly #worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  readonly #ready: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(game: string, rules: number) {
    this.#ready = moduleOf(game, rules).then((module) => this.#worker.postMessage({ module } satisfies Asked));
    // Whoever asks hears of it.
    this.#ready.catch(() => undefined);
    this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#answered(data);
    this.#worker.onerror = () => this.#fail(new Error(t("here-broken")));
  }

  /** Asks the door itself. */
  ask<K extends keyof Questions>(what: K, of: Questions[K][0]): Promise<Questions[K][1]> {
    return this.#put({ ask: what, ...of });
  }

  /** Asks a game. */
  of<K extends keyof Inquiries>(game: number, what: K, of: Inquiries[K][0]): Promise<Inquiries[K][1]> {
    return this.#put(about(game, what, of));
  }

  /** Ends it, whatever it is doing. What was asked stays without an answer. */
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  async #put<T>(question: object): Promise<T> {
    await this.#ready;
    const number = this.#next++;
    return new Promise<T>((yes, no) => {
      this.#waiting.set(number, { yes, no });
      this.#worker.postMessage({ number, question } satisfies Asked);
    });
  }

  #answered(answered: Answered): void {
    const waiting = this.#waiting.get(answered.number);
    this.#waiting.delete(answered.number);
    if ("yes" in answered) waiting?.yes(answered.yes as never);
    else if ("no" in answered) waiting?.no(new Refused(answered.no, answered.rule));
    else waiting?.no(new Error(answered.wrong));
  }

  #fail(error: Error): void {
    for (const { no } of this.#waiting.values()) no(error);
    this.#waiting.clear();
  }
}
