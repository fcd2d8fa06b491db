// Where things lie in a picture that is shared: the board, and the standings beside or beneath it. Pure figures.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The formats: as wide as previews of links are shown, and square. */
export const FORMATS = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const;
export type Format = keyof typeof FORMATS;

const MARGIN = 32;
/** The line with the name of the game. */
const HEAD = 72;
/** The column of the standings in a wide picture; a line of them. */
const COLUMN = 330;
const LINE = 62;

export interface Layout {
  head: Box;
  board: Box;
  standings: Box;
  /** The height of a line of the standings. */
  line: number;
}

export function layout(format: Format, seats: number): Layout {
  const { width, height } = FORMATS[format];
  const inner = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const head = { ...inner, height: HEAD };
  const below = { ...inner, y: inner.y + HEAD, height: inner.height - HEAD };
  if (format === "wide") {
    const line = Math.min(LINE, below.height / Math.max(1, seats));
    const standings = { ...below, x: width - MARGIN - COLUMN, width: COLUMN };
    return { head, board: { ...below, width: below.width - COLUMN - MARGIN }, standings, line };
  }
  const line = Math.min(LINE, below.height / 3 / Math.max(1, seats));
  const tall = line * seats;
  const standings = { ...below, y: height - MARGIN - tall, height: tall };
  return { head, board: { ...below, height: below.height - tall - MARGIN / 2 }, standings, line };
}

/** As large as it fits into a box, in its middle. */
export function fitted(width: number, height: number, box: Box): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  return { ...size, x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 };
}

/** What puts something else where a name stands alone, as far as names are left out. */
export function renamed(unnamed: ReadonlyMap<string, string>): (text: string) => string {
  const plain = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const rules = [...unnamed].map(
    ([name, other]) => [new RegExp(`(?<![\\p{L}\\p{N}])${plain(name)}(?![\\p{L}\\p{N}])`, "gu"), other] as const,
  );
  return (text) => rules.reduce((said, [name, other]) => said.replace(name, () => other), text);
}
