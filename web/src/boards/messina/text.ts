/** A name in at most two lines, broken where the lines come out most alike. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (pair: string[]) => Math.max(...pair.map(({ length }) => length));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
