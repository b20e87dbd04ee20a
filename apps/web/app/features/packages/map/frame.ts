/** The visible part of the drawn map, in map units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Frame aspect ratio (width by height) before the browser measures the map's box. */
export const ASPECT = 0.8;

/** Narrower frames make the simplified coast look angular. */
export const FINE_BELOW = 420;

/** Minimum width, about 570 km: the coast is too coarse below it, and there are no streets to zoom in to. */
export const NARROWEST = 44;
const WIDEST = 900;

/** Limits for a frame's center: over the drawn land. */
const LAND = { left: 20, top: 20, right: 860, bottom: 1080 };
/** The land is cut off here, which is no coast: a frame starts below it. */
const NORTH = 74;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** A frame with this center, width and aspect ratio, kept over the land and within the drawing's limits. */
function framed(middle: Point, width: number, aspect: number): Frame {
  const wide = between(NARROWEST, width, WIDEST);
  const x = between(LAND.left, middle.x, LAND.right) - wide / 2;
  const y = Math.max(NORTH, between(LAND.top, middle.y, LAND.bottom) - wide / aspect / 2);
  return { x, y, width: wide, height: wide / aspect };
}

export const middleOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });

const aspectOf = ({ width, height }: Frame) => width / height;

/** The smallest frame with an aspect ratio that contains another frame. */
export const fitted = (frame: Frame, aspect = ASPECT): Frame =>
  framed(middleOf(frame), Math.max(frame.width, frame.height * aspect), aspect);

/** Zooms in for factors above 1, out below. The point `at`, in fractions of the frame, stays in place. */
export function zoomed(frame: Frame, factor: number, at: Point = { x: 0.5, y: 0.5 }): Frame {
  const width = between(NARROWEST, frame.width / factor, WIDEST);
  const height = width / aspectOf(frame);
  const x = frame.x + (frame.width - width) * at.x;
  const y = frame.y + (frame.height - height) * at.y;
  return framed({ x: x + width / 2, y: y + height / 2 }, width, aspectOf(frame));
}

/** Pans by fractions of the frame: `moved(frame, 0.3, 0)` moves east. */
export function moved(frame: Frame, east: number, south: number): Frame {
  const { x, y } = middleOf(frame);
  return framed({ x: x + frame.width * east, y: y + frame.height * south }, frame.width, aspectOf(frame));
}

/** Margin at the frame's edges, so that the outermost pins are fully visible. */
const MARGIN = 0.1;

/** The frame around points, with room for their pins; null without points. */
export function around(points: readonly Point[], aspect = ASPECT): Frame | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const room = 1 / (1 - 2 * MARGIN);
  const middle = { x: x + width / 2, y: y + height / 2 };
  return framed(middle, Math.max(width, height * aspect) * room, aspect);
}

/** Whether the frame can zoom in or out. */
export const canZoom = (frame: Frame) => ({
  closer: frame.width > NARROWEST + 0.01,
  farther: frame.width < WIDEST - 0.01,
});

/** Converts a point to CSS percentages of a frame. */
export const placeIn = ({ x, y, width, height }: Frame, point: Point) => ({
  left: `${Math.round(((point.x - x) / width) * 10_000) / 100}%`,
  top: `${Math.round(((point.y - y) / height) * 10_000) / 100}%`,
});

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Converts a frame to an SVG view box. */
export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((value) => String(tenth(value))).join(' ');
