import { around, type Frame, middleOf, NARROWEST, type Point, zoomed } from './frame.ts';
import { placeLabels, type Side } from './labels.ts';

/** Packages at one address, which is one clinic. */
export interface Place extends Point {
  /** Ids of the packages, in the order of the list. */
  readonly ids: readonly string[];
  /** Lowest price in minor units of the visitor's currency, to compare. */
  readonly amount: number;
  /** The same without its currency, as a pin shows it. */
  readonly price: string;
  /** The same with its currency. */
  readonly fullPrice: string;
  /** What it is called for those who do not see the map. */
  readonly name: string;
}

/** What stands on the map: the price of one place, or the number of packages of several that would cover each other. */
export interface Mark extends Point {
  readonly places: readonly Place[];
  readonly ids: readonly string[];
  /** The cheapest of its places. */
  readonly cheapest: Place;
  /** Where the price stands beside its dot; a number stands on it. */
  readonly side: Side;
}

/** Width of the map in CSS pixels that the server reckons with; a browser measures it. */
export const USUAL_WIDTH = 440;

/** Dots closer than this many CSS pixels cannot be told apart. */
const APART = 20;

function merged(places: readonly Place[], { x, y }: Point): Mark {
  const cheapest = places.reduce((low, place) => (place.amount < low.amount ? place : low));
  return { x, y, places, ids: places.flatMap(({ ids }) => ids), cheapest, side: 'top' };
}

/** Two marks as one, in the middle between all their places. */
function joined(one: Mark, other: Mark): Mark {
  const [a, b] = [one.places.length, other.places.length];
  const mean = (first: number, second: number) => (first * a + second * b) / (a + b);
  return merged([...one.places, ...other.places], { x: mean(one.x, other.x), y: mean(one.y, other.y) });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The two marks closest to each other; with `to`, that one and its neighbour. Undefined when there is only one. */
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

/** The marks with two of them joined, in the place of whichever came first. */
function join(marks: readonly Mark[], [one, other]: readonly [Mark, Mark]): Mark[] {
  const first = marks.indexOf(one) < marks.indexOf(other) ? one : other;
  const second = first === one ? other : one;
  return marks.flatMap((mark) => (mark === second ? [] : [mark === first ? joined(first, second) : mark]));
}

/**
 * Marks for places: a price stands above its dot or beside it where there is room; places whose dots or prices would cover
 * each other become one mark. `pixels` is how wide the frame is on the screen. At most some dozens of places, those of one
 * page of the list.
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

/** A mark as the labels are placed by: in CSS pixels, with the length of its price; a cluster has none. */
const labelled = (unit: number) => (mark: Mark) => ({
  x: mark.x / unit,
  y: mark.y / unit,
  letters: mark.places.length > 1 ? 0 : mark.cheapest.price.length + (mark.ids.length > 1 ? 3 : 0),
});

/** The frame in which a mark of several places falls apart; null when they stay together however close one comes. */
export function openedFrame(mark: Mark, frame: Frame, pixels = USUAL_WIDTH): Frame | null {
  const over = middleOf(frame);
  const centred = { ...frame, x: frame.x + mark.x - over.x, y: frame.y + mark.y - over.y };
  const nearest = zoomed(centred, frame.width / NARROWEST);
  if (mark.places.length < 2 || marksOf(mark.places, nearest, pixels).length < 2) return null;
  return around(mark.places, frame.width / frame.height);
}
