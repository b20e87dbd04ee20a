/**
 * Path data for the skylines. Solids run clockwise and holes counterclockwise, and paths are filled with the nonzero rule:
 * overlapping buildings stay solid, and windows show the sky.
 */
export type Point = readonly [x: number, y: number];

/** Corners as pairs, or in the format of an SVG `points` attribute: "0,104 70,82". */
export type Points = string | readonly Point[];

/** Groups of numbers in the format "1,2 3,4": any count per group. */
export function groupsOf(text: string): number[][] {
  return text.split(' ').map((group) => group.split(',').map(Number));
}

function listOf(points: Points): readonly Point[] {
  return typeof points === 'string' ? groupsOf(points).map(([x = 0, y = 0]) => [x, y] as const) : points;
}

/** The ground line of every skyline; the view box is 800 × 240. */
export const GROUND = 240;

/** Coordinates rounded to a tenth of a unit: finer detail is invisible at the largest size. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
}

export function hole(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}v${num(height)}h${num(width)}v${num(-height)}z`;
}

/** Rows and columns of equal holes; steps are measured from left edge to left edge and top to top. */
export function holes(
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  stepX: number,
  stepY: number,
): string {
  const window = `v${num(height)}h${num(width)}v${num(-height)}z`;
  let path = '';
  for (let row = 0; row < rows; row++) {
    path += `M${num(x)} ${num(y + row * stepY)}${window}`;
    path += `m${num(stepX)} 0${window}`.repeat(Math.max(0, columns - 1));
  }
  return path;
}

/** A straight-sided solid, with corners in either direction. */
export function polygon(points: Points): string {
  const list = listOf(points);
  return corners(area(list) < 0 ? list.toReversed() : list);
}

export function polygonHole(points: Points): string {
  const list = listOf(points);
  return corners(area(list) < 0 ? list : list.toReversed());
}

export function disc(x: number, y: number, radius: number, radiusY = radius): string {
  return `M${num(x - radius)} ${num(y)}${half(radius, radiusY, 1)}${half(-radius, radiusY, 1)}z`;
}

export function discHole(x: number, y: number, radius: number, radiusY = radius): string {
  return `M${num(x - radius)} ${num(y)}${half(radius, radiusY, 0)}${half(-radius, radiusY, 0)}z`;
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let path = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ` +
      `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`;
  }
  return path;
}

/** Hills: a smooth line, left to right, closed along the ground. */
export function ridge(points: Points, ground = GROUND): string {
  const list = listOf(points);
  const [first, last] = [list[0] ?? [0, 0], list.at(-1) ?? [0, 0]];
  return `${curve(list)}L${num(last[0])} ${ground}H${num(first[0])}z`;
}

/** Mountains: straight edges, left to right, closed along the ground. */
export function crags(points: Points, ground = GROUND): string {
  const list = listOf(points);
  const [first, last] = [list[0] ?? [0, 0], list.at(-1) ?? [0, 0]];
  return polygon([...list, [last[0], ground], [first[0], ground]]);
}

function half(radius: number, radiusY: number, sweep: 0 | 1): string {
  return `a${num(Math.abs(radius))} ${num(radiusY)} 0 0 ${sweep} ${num(radius * 2)} 0`;
}

function corners(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
}

/** Positive if the corners run clockwise on a screen, where y points down. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
