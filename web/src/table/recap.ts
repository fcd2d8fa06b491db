// What the others did since one's last choice, turn by turn.
import type { Told } from "../wire";
import { actor, type Scene } from "./scenes";

export interface Turn {
  seat: number | null;
  scenes: Scene[];
  told: Told[];
}

export function turns(scenes: readonly Scene[]): Turn[] {
  const found: Turn[] = [];
  for (const scene of scenes) {
    const seat = actor(scene);
    const told = scene.entries.flatMap(({ events }) => events);
    const last = found.at(-1);
    if (last && last.seat === seat) {
      last.scenes.push(scene);
      last.told.push(...told);
    } else found.push({ seat, scenes: [scene], told: [...told] });
  }
  return found;
}
