import { describe, expect, test } from "vitest";
import { chapters, inline, parse, words } from "./markdown";

describe("a rulebook", () => {
  test("knows the number a rule begins with", () => {
    expect(parse("* **RAT-31** Count the rats.\n* RAT-32 Then draw.")).toEqual([
      {
        kind: "list",
        ordered: false,
        items: [
          { rule: "RAT-31", inner: [{ kind: "text", text: "Count the rats." }] },
          { rule: "RAT-32", inner: [{ kind: "text", text: "Then draw." }] },
        ],
      },
    ]);
  });

  test("knows numbers with a word of four letters", () => {
    const [list] = parse("- **PEST-42** Subjects are laid down, see PEST-43.");
    expect(list).toMatchObject({ items: [{ rule: "PEST-42" }] });
    expect(inline("PEST-43")).toEqual([{ kind: "rule", id: "PEST-43" }]);
  });

  test("turns numbers inside a sentence into references", () => {
    expect(inline("See RAT-R02 for it.")).toEqual([
      { kind: "text", text: "See " },
      { kind: "rule", id: "RAT-R02" },
      { kind: "text", text: " for it." },
    ]);
  });

  test("reads tables and headings", () => {
    const [heading, table] = parse("## Play\n\n| a | b |\n|---|---|\n| 1 | **2** |");
    expect(heading).toMatchObject({ kind: "heading", level: 2 });
    expect(table).toMatchObject({ kind: "table", head: [[{ text: "a" }], [{ text: "b" }]] });
  });

  test("is cut into chapters, with what comes before them first", () => {
    const cut = chapters("# Rattus\n\nEurope.\n\n## Play\n\n**RAT-11** A turn.\n\n## End\n");
    expect(cut.map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ["", 1],
      ["Play", 1],
      ["End", 0],
    ]);
    expect(cut[1]?.blocks[0]).toMatchObject({ kind: "paragraph", rule: "RAT-11" });
  });

  test("is searched by its words", () => {
    expect(words(inline("the **Knight** may *ride*"))).toBe("the Knight may ride");
  });

  test("never loops on odd input", () => {
    expect(parse("- \n*\n**\n|\n# \n\n   \n- x")).toBeInstanceOf(Array);
  });
});
