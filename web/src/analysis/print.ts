// Prints the chronicle of a game: it is laid beside the page for as long as that takes.
import { mount, unmount, type ComponentProps } from "svelte";
import Chronicle from "./Chronicle.svelte";

export function printChronicle(props: ComponentProps<typeof Chronicle>): void {
  const sheet = mount(Chronicle, { target: document.body, props });
  addEventListener("afterprint", () => void unmount(sheet), { once: true });
  // Its curve has found its width after two frames.
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
