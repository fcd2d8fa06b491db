// Somebody new wants something that takes the time of others: their browser works for a moment first.
import { t } from "../text/fluent.svelte";
import type { Work } from "../wire";
import { notify } from "./announce.svelte";

/** Finds the word for this challenge, on a thread of its own. */
export function wordFor(work: Work): Promise<string> {
  notify(t("work-now"));
  const worker = new Worker(new URL("./proof.worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((found, failed) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => found(data);
    worker.onerror = () => failed(new Error("the work could not be done"));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}
