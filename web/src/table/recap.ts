// What belongs to the turn of a seat, among what happened since one's last choice.
import type { Scene } from "./scenes";

/** The scenes in which something happened in the turn of this seat, or at the table. */
export function scenesOf(scenes: readonly Scene[], seat: number | null): Scene[] {
  const belongs = (scene: Scene) => scene.entries.some(({ events }) => events.some(({ part }) => part.whose === seat));
  return scenes.filter(belongs);
}
