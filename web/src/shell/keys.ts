// Which keys do what. Those that are one character can be switched off, all at once.

export interface Shortcut {
  keys: readonly string[];
  /** The key of what it does, in words. */
  does: string;
}

export const AT_TABLE: readonly Shortcut[] = [
  { keys: ["↑", "↓"], does: "keys-arrows" },
  { keys: ["Enter"], does: "keys-enter" },
  { keys: ["1", "9"], does: "keys-digits" },
  { keys: ["D"], does: "keys-detail" },
  { keys: ["U"], does: "keys-undo" },
  { keys: ["Shift", "U"], does: "keys-undo-last" },
  { keys: ["Space"], does: "keys-space" },
  { keys: ["Esc"], does: "keys-escape" },
  { keys: ["Tab"], does: "keys-tab" },
  { keys: ["B"], does: "keys-describe" },
  { keys: ["P"], does: "keys-points" },
  { keys: ["?"], does: "keys-sheet" },
];

export const IN_REPLAY: readonly Shortcut[] = [
  { keys: ["←", "→"], does: "keys-steps" },
  { keys: ["Home", "End"], does: "keys-ends" },
  { keys: ["Space"], does: "keys-play" },
];

/** Whether a shortcut is one character, as one that is typed: Space moves pages everywhere and is none. */
export function isSingle(key: string): boolean {
  return [...key].length === 1 && key !== " " && !/[↑↓←→]/.test(key);
}

/** Whether a key means something now: single ones only if they are wanted. */
export function means(key: string, single: boolean): boolean {
  return single || !isSingle(key);
}
