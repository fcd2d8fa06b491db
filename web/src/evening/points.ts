// Points as people write them.

/** A win, as the server counts it. */
const WIN = 240;

const SIGNS: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/6": "⅙",
  "5/6": "⅚",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

/** So many 240ths of a win: `2⅔`, `½`, `3`; in decimals where no sign says it. */
export function written(points: number): string {
  const whole = Math.floor(points / WIN);
  const rest = points - whole * WIN;
  if (rest === 0) return String(whole);
  let by = rest;
  for (let other = WIN; other > 0; [by, other] = [other, by % other]);
  const sign = SIGNS[`${rest / by}/${WIN / by}`];
  if (sign === undefined) return (points / WIN).toFixed(2);
  return whole === 0 ? sign : `${whole}${sign}`;
}
