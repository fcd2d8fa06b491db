// A game of this device as a file.

/** Gives somebody a record to keep. */
export function takeOut(record: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${name}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}
