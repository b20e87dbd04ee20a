import { around, type Frame, middleOf, NARROWEST, type Point, zoomed } from './frame.ts';
import { placeLabels, type Side } from './labels.ts';

/** Packages at one address, which is one clinic. */
export interface Place extends Point {
  /** Package ids, in list order. */
  readonly ids: readonly string[];
  /** Lowest price in minor units of the visitor's currency, for comparison. */
  readonly amount: number;
  /** The lowest price without its currency, as pins show it. */
  readonly price: string;
  /** The lowest price with its currency. */
  readonly fullPrice: string;
  /** Its accessible name. */
  readonly name: string;
}

/** A mark on the map: one place's price, or the number of packages at places that would overlap. */
export interface Mark extends Point {
  readonly places: readonly Place[];
  readonly ids: readonly string[];
  /** The cheapest of its places. */
  readonly cheapest: Place;
  /** Position of the price relative to its dot; a number is on the dot. */
  readonly side: Side;
}

/** Map width in CSS pixels assumed by the server; the browser measures it. */
export const USUAL_WIDTH = 440;

/** Dots closer than this many CSS pixels are merged. */
const APART = 20;

function merged(places: readonly Place[], { x, y }: Point): Mark {
  const cheapest = places.reduce((low, place) => (place.amount < low.amount ? place : low));
  return { x, y, places, ids: places.flatMap(({ ids }) => ids), cheapest, side: 'top' };
}

/** Merges two marks into one at the average position of all their places. */
function joined(one: Mark, other: Mark): Mark {
  const [a, b] = [one.places.length, other.places.length];
  const mean = (first: number, second: number) => (first * a + second * b) / (a + b);
  return merged([...one.places, ...other.places], { x: mean(one.x, other.x), y: mean(one.y, other.y) });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The two closest marks, or `to` and its nearest neighbor if given. Returns undefined if there is only one. */
function closest(marks: readonly Mark[], to?: Mark): { pair: readonly [Mark, Mark]; distance: number } | undefined {
  let best: { pair: readonly [Mark, Mark]; distance: number } | undefined;
  for (const one of to ? [to] : marks) {
    for (const other of marks) {
      if (one !== other && (!best || distance(one, other) < best.distance))
        best = { pair: [one, other], distance: distance(one, other) };
    }
  }
  return best;
}

/** Replaces two marks with their merged mark, at the position of the first. */
function join(marks: readonly Mark[], [one, other]: readonly [Mark, Mark]): Mark[] {
  const first = marks.indexOf(one) < marks.indexOf(other) ? one : other;
  const second = first === one ? other : one;
  return marks.flatMap((mark) => (mark === second ? [] : [mark === first ? joined(first, second) : mark]));
}

/**
 * Creates marks for places: a price is above its dot, or beside it where there is room; places whose dots or prices would overlap
 * become one mark. `pixels` is the frame's width on screen. Expects a few dozen places at most, those of one list page.
 */
export function marksOf(places: readonly Place[], frame: Frame, pixels = USUAL_WIDTH): Mark[] {
  const unit = frame.width / pixels;
  let marks = places.map((place) => merged([place], place));
  for (;;) {
    const near = closest(marks);
    if (near && near.distance < APART * unit) {
      marks = join(marks, near.pair);
      continue;
    }
    const { sides, homeless } = placeLabels(marks.map(labelled(unit)));
    const lost = homeless === null ? undefined : marks[homeless];
    const neighbour = lost && closest(marks, lost);
    if (!neighbour) return marks.map((mark, at) => ({ ...mark, side: sides[at] ?? 'top' }));
    marks = join(marks, neighbour.pair);
  }
}

/** A mark as label placement needs it: in CSS pixels, with its price's length; 0 for a cluster. */
const labelled = (unit: number) => (mark: Mark) => ({
  x: mark.x / unit,
  y: mark.y / unit,
  letters: mark.places.length > 1 ? 0 : mark.cheapest.price.length + (mark.ids.length > 1 ? 3 : 0),
});

/** The frame in which a cluster splits; null if it never does. */
export function openedFrame(mark: Mark, frame: Frame, pixels = USUAL_WIDTH): Frame | null {
  const over = middleOf(frame);
  const centred = { ...frame, x: frame.x + mark.x - over.x, y: frame.y + mark.y - over.y };
  const nearest = zoomed(centred, frame.width / NARROWEST);
  if (mark.places.length < 2 || marksOf(mark.places, nearest, pixels).length < 2) return null;
  return around(mark.places, frame.width / frame.height);
}
