// Works on a thread of its own, so that the page goes on drawing.
import type { Work } from "../wire";
import { search } from "./proof";

addEventListener("message", ({ data }: MessageEvent<Work>) => {
  postMessage(search(data.challenge, data.bits));
});
