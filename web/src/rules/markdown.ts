// The little Markdown in which rulebooks are written, as plain data: no HTML is ever made of text.
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; inner: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "heading"; level: number; inner: Inline[] }
  | { kind: "paragraph"; inner: Inline[]; rule?: string }
  | { kind: "list"; ordered: boolean; items: { inner: Inline[]; rule?: string }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const LEADING_RULE = /^\**([A-Z]{3,4}-R?\d{1,3}[a-z]?)\**[.:]?\s*/;

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  let at = 0;
  const line = () => lines[at] ?? "";
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line());
    if (heading) {
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, inner: inline(heading[2] ?? "") });
      at++;
    } else if (/^\s*([*-]|\d+\.)\s+/.test(line())) blocks.push(list());
    else if (line().startsWith("|")) blocks.push(table());
    else if (line().trim() === "" || /^---+$/.test(line().trim())) at++;
    else blocks.push(paragraph());
  }
  return blocks;

  function list(): Block {
    const ordered = /^\s*\d+\./.test(line());
    const items: string[] = [];
    for (; at < lines.length && line().trim() !== ""; at++) {
      const item = /^\s*(?:[*-]|\d+\.)\s+(.*)$/.exec(line());
      if (item) items.push(item[1] ?? "");
      else items.push(`${items.pop() ?? ""} ${line().trim()}`);
    }
    return { kind: "list", ordered, items: items.map(numbered) };
  }

  function table(): Block {
    const rows: Inline[][][] = [];
    for (; line().startsWith("|"); at++) {
      if (/^\|[\s|:-]+\|$/.test(line().trim())) continue;
      rows.push(
        line()
          .trim()
          .slice(1, -1)
          .split("|")
          .map((cell) => inline(cell.trim())),
      );
    }
    const [head = [], ...body] = rows;
    return { kind: "table", head, rows: body };
  }

  function paragraph(): Block {
    const words: string[] = [];
    for (; at < lines.length && line().trim() !== "" && !/^(#|\||\s*[*-]\s)/.test(line()); at++)
      words.push(line().trim());
    return { kind: "paragraph", ...numbered(words.join(" ")) };
  }
}

export interface Chapter {
  title: string;
  blocks: Block[];
}

/** The chapters of a book: what stands under each heading of the second level. What comes before them has no title. */
export function chapters(text: string): Chapter[] {
  const [before = "", ...rest] = text.split(/^## +/m);
  const opening = { title: "", blocks: parse(before.replace(/^# .*$/m, "")) };
  const titled = rest.map((chapter) => {
    const end = chapter.indexOf("\n");
    const title = end < 0 ? chapter : chapter.slice(0, end);
    return { title: title.trim(), blocks: parse(end < 0 ? "" : chapter.slice(end)) };
  });
  return opening.blocks.length > 0 ? [opening, ...titled] : titled;
}

/** A paragraph with its number, if it begins with one. */
function numbered(text: string): { inner: Inline[]; rule?: string } {
  const found = LEADING_RULE.exec(text);
  if (!found?.[1]) return { inner: inline(text) };
  return { rule: found[1], inner: inline(text.slice(found[0].length)) };
}

export function inline(text: string): Inline[] {
  const found = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`([^`]+)`|\b([A-Z]{3,4}-R?\d{1,3}[a-z]?)\b/.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, strong, em, underscored, code, id] = found;
  const before: Inline[] = found.index > 0 ? [{ kind: "text", text: text.slice(0, found.index) }] : [];
  const after = inline(text.slice(found.index + whole.length));
  return [...before, here(), ...after];

  function here(): Inline {
    if (strong !== undefined) return { kind: "strong", inner: inline(strong) };
    if (code !== undefined) return { kind: "code", text: code };
    if (id !== undefined) return { kind: "rule", id };
    return { kind: "em", inner: inline(em ?? underscored ?? "") };
  }
}

/** The words of a block without their dress, for searching. */
export function words(inner: readonly Inline[]): string {
  return inner
    .map((part) => {
      if (part.kind === "rule") return part.id;
      return part.kind === "text" || part.kind === "code" ? part.text : words(part.inner);
    })
    .join("");
}
