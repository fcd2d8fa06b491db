// A game of this device as a file.

/** Gives somebody a record to keep. */
export function takeOut(record: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${name}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What lays out the position that a record begins from; nothing if the game was set up as usual. */
export function positionOf(record: string): string[] {
  return Array.from(record.matchAll(/^given (.+)$/gm), ([, laid]) => laid ?? "");
}
