// Each seat has a colour, a letter and a shape: nothing is told by colour alone. Shapes fit a square of side 2 around 0.
const SHAPES = [
  "M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z",
  "M0-1.05 1.1.85H-1.1Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.15 1.15 0 0 1.15-1.15 0Z",
  "M0-1.05 1-.3.63.87H-.63L-1-.3Z",
  "M-.5-.9H.5L1 0 .5.9H-.5L-1 0Z",
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] as string;
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
