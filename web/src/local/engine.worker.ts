// A package at work on a thread of its own: one question after another, each answered under its number.
import { Engine, Refused } from "./engine";
import type { Answered, Asked } from "./package";

let engine: Promise<Engine> | undefined;

async function answer({ number, question }: Extract<Asked, { number: number }>): Promise<Answered> {
  try {
    if (!engine) throw new Error("no package was given");
    return { number, yes: (await engine).ask(question) };
  } catch (error) {
    if (error instanceof Refused) return { number, no: error.said, rule: error.rule };
    return { number, wrong: String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("module" in data) engine = Engine.load(data.module);
  else void answer(data).then((answered) => postMessage(answered));
});
