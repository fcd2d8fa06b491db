// Choosing by number. With up to nine options one key is enough; with more, a number is typed and either cannot be
// continued or is confirmed with Enter.
export interface Typed {
  /** What has been typed and waits for more. */
  pending: string;
  /** The number that was chosen. */
  chosen?: number;
}

export function typeDigit(pending: string, digit: string, count: number): Typed {
  const text = pending + digit;
  const number = Number(text);
  if (number === 0 || number > count) return { pending: "" };
  return number * 10 > count ? { pending: "", chosen: number } : { pending: text };
}

export function confirm(pending: string, count: number): Typed {
  const number = Number(pending);
  return number >= 1 && number <= count ? { pending: "", chosen: number } : { pending: "" };
}

/** Where an arrow key leads in a list of `count`, from `at` (-1 for nowhere). */
export function arrow(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return at <= 0 ? count - 1 : at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
