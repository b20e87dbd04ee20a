import { box, hole, num, type Point } from './path.ts';

/** A cable car hanging from (x, y). */
export function gondola(x: number, y: number): string {
  return (
    box(x - 1, y, 2, 9) +
    `M${num(x - 9)} ${num(y + 9)}h18a3 3 0 0 1 3 3v9a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4v-9a3 3 0 0 1 3-3z` +
    hole(x - 8, y + 13, 7, 6) +
    hole(x + 1, y + 13, 7, 6)
  );
}

/** Stays of a bridge: straight lines from a mast to a deck, evenly spaced. */
export function stays(
  top: Point,
  bottom: Point,
  deckFrom: number,
  deckTo: number,
  deckY: number,
  count: number,
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const part = count === 1 ? 0 : i / (count - 1);
    path += `M${num(top[0] + (bottom[0] - top[0]) * part)} ${num(top[1] + (bottom[1] - top[1]) * part)}L${num(deckFrom + (deckTo - deckFrom) * part)} ${num(deckY)}`;
  }
  return path;
}

/** A small sailing boat on its water line. */
export function sailboat(x: number, y: number, size = 1): string {
  return (
    `M${num(x - 14 * size)} ${num(y - 4 * size)}h${num(28 * size)}l${num(-5 * size)} ${num(6 * size)}h${num(-18 * size)}z` +
    `M${num(x + size)} ${num(y - 34 * size)}l${num(14 * size)} ${num(27 * size)}h${num(-14 * size)}z` +
    `M${num(x - size)} ${num(y - 29 * size)}v${num(22 * size)}h${num(-10 * size)}z`
  );
}
