import type { Picture, Spacing } from '../picture.ts';
import type { Line, Point, View } from './view.ts';

export interface Size {
  width: number;
  height: number;
}

/** Size of the picture on the screen before zooming, so that it fits the frame as it is turned. */
export function fittedSize(picture: Picture, frame: Size, turns: number): Size {
  const { columns: width } = picture;
  const height = picture.rows * picture.pixelAspect;
  const [across, down] = turns % 2 ? [height, width] : [width, height];
  const scale = Math.min(frame.width / across, frame.height / down);
  return { width: width * scale, height: height * scale };
}

/** The place in the picture, in its pixels, of a point that is given from the center of the frame. */
export function toPicture(point: Point, view: View, picture: Picture, size: Size): Point {
  const away = { x: (point.x - view.pan.x) / view.zoom, y: (point.y - view.pan.y) / view.zoom };
  const [x = 0, y = 0] = [
    [away.x, away.y],
    [away.y, -away.x],
    [-away.x, -away.y],
    [-away.y, away.x],
  ][view.turns % 4] ?? [0, 0];
  return {
    x: (x / size.width + 0.5) * picture.columns,
    y: (y / size.height + 0.5) * picture.rows,
  };
}

export interface Length {
  value: number;
  unit: 'mm' | 'px';
  /** Projections show things larger than they are. */
  isAtDetector: boolean;
}

/** Length of a line: in millimeters only if the file says how far apart pixels are. */
export function lengthOf({ from, to }: Line, spacing: Spacing | null): Length {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (!spacing) return { value: Math.hypot(x, y), unit: 'px', isAtDetector: false };
  return {
    value: Math.hypot(x * spacing.column, y * spacing.row),
    unit: 'mm',
    isAtDetector: spacing.at === 'detector',
  };
}

/** Letters of the standard for directions in the patient (PS3.3 C.7.6.1.1.1): left, posterior, head and their opposites. */
const DIRECTIONS = ['LR', 'PA', 'HF'] as const;
export type Side = 'L' | 'R' | 'P' | 'A' | 'H' | 'F';
/** An axis counts if the direction leans toward it by at least this cosine. */
const LEANS = 0.4;

function lettersOf(cosines: readonly number[]): Side[] {
  return cosines
    .map((cosine, axis) => ({ size: Math.abs(cosine), letter: DIRECTIONS[axis]?.[cosine > 0 ? 0 : 1] as Side }))
    .filter(({ size }) => size >= LEANS)
    .toSorted((a, b) => b.size - a.size)
    .map(({ letter }) => letter);
}

/** What lies at the edges of the frame — top, right, bottom, left — as the picture is turned; null if the file doesn't tell. */
export function edgesOf(orientation: readonly number[] | null, turns: number): readonly Side[][] | null {
  if (orientation?.length !== 6) return null;
  const [row, column] = [orientation.slice(0, 3), orientation.slice(3)];
  const opposite = (cosines: readonly number[]) => cosines.map((cosine) => -cosine);
  const edges = [opposite(column), row, column, opposite(row)].map(lettersOf);
  if (edges.some((letters) => letters.length === 0)) return null;
  return edges.map((_none, edge) => edges[(edge - turns + 4) % 4] ?? []);
}
