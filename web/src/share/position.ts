// A position as a link: its words stand in the fragment, which no server is told by following it. Lines are parted by `~`, words
// by `+`, so that a link can be read.

/** A position in words. */
export interface Position {
  game: string;
  options: string;
  /** What stands behind `given` in a script, a line each. */
  given: string[];
}

/** The fragment of a link, without its sign. */
export function written({ game, options, given }: Position): string {
  const line = (text: string) =>
    encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2C", ",").replaceAll("%3D", "=");
  return [game, options, ...given].map(line).join("~");
}

/** The position that a fragment tells; nothing if it tells none. */
export function readFragment(fragment: string): Position | undefined {
  try {
    const lines = fragment.replace(/^#/, "").split("~");
    const [game, options, ...given] = lines.map((line) => decodeURIComponent(line.replaceAll("+", " ")).trim());
    return game ? { game, options: options ?? "", given } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The position of a script that lays it out and plays nothing: what is asked and expected in it does not matter here. Nothing of
 * one that has to play choices to come there, which happens in the middle of a rule.
 */
export function ofScript(script: string): Position | undefined {
  const position: Position = { game: "", options: "", given: [] };
  for (const line of script.split("\n").map((line) => (line.split("#")[0] ?? "").trim())) {
    const [word, rest] = [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1).trim()];
    if (word === "game") position.game = rest;
    else if (word === "options") position.options = rest;
    else if (word === "given") position.given.push(rest);
    else if (/^\S+(:| auto) /.test(line)) return undefined;
  }
  return position.game && position.given.length > 0 ? position : undefined;
}
