/** Position of a price relative to its dot. */
export type Side = 'top' | 'right' | 'left' | 'bottom';

/** A dot in CSS pixels and its label's length; 0 for a number, which is drawn on the dot. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sizes in map.css, in CSS pixels: a price is 29 high and 8 wide per character, a number is a 40 circle, a dot a 9 circle. */
const HEIGHT = 29;
const LETTER = 8.2;
const SIDES_OF_PRICE = 24;
const CIRCLE = 40;
const DOT = 10;
/** Distance from the dot's center to the label's nearest edge. */
const REACH = 9;
const GAP = 2;

const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2 - GAP,
  right: x + width / 2 + GAP,
  top: y - height / 2 - GAP,
  bottom: y + height / 2 + GAP,
});

function boxOf({ x, y, letters }: Label, side: Side): Box {
  const width = SIDES_OF_PRICE + letters * LETTER;
  const [across, down] = [REACH + width / 2, REACH + HEIGHT / 2];
  switch (side) {
    case 'top':
      return boxAt(x, y - down, width, HEIGHT);
    case 'right':
      return boxAt(x + across, y, width, HEIGHT);
    case 'left':
      return boxAt(x - across, y, width, HEIGHT);
    case 'bottom':
      return boxAt(x, y + down, width, HEIGHT);
  }
}

const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const SIDES: readonly Side[] = ['top', 'right', 'left', 'bottom'];

/**
 * Chooses a side for each label so that none covers another label or dot; earlier labels choose first. `homeless` is the first
 * label that does not fit.
 */
export function placeLabels(labels: readonly Label[]): { sides: Side[]; homeless: number | null } {
  const dots = labels.map(({ x, y, letters }) => boxAt(x, y, letters ? DOT : CIRCLE, letters ? DOT : CIRCLE));
  const taken: Box[] = [];
  const sides: Side[] = [];
  for (const [at, label] of labels.entries()) {
    const free = (box: Box) =>
      !taken.some((one) => covers(one, box)) && !dots.some((dot, of) => of !== at && covers(dot, box));
    const own = dots[at];
    const side =
      label.letters > 0 ? SIDES.find((one) => free(boxOf(label, one))) : own && free(own) ? 'top' : undefined;
    if (!side) return { sides, homeless: at };
    if (label.letters > 0) taken.push(boxOf(label, side));
    sides.push(side);
  }
  return { sides, homeless: null };
}
