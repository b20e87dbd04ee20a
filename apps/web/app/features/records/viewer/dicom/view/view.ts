import type { Picture, Window } from '../picture.ts';

/** What dragging over the picture does. */
export const TOOLS = ['scroll', 'window', 'pan', 'zoom', 'measure'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Point {
  x: number;
  y: number;
}

/** A measured line, in pixels of the picture. */
export interface Line {
  from: Point;
  to: Point;
}

export interface View {
  tool: Tool;
  /** Null: the file's own window. */
  window: Window | null;
  isInverted: boolean;
  /** 1 fits the picture into its frame. */
  zoom: number;
  pan: Point;
  /** Quarter turns, clockwise. */
  turns: number;
  line: Line | null;
}

export const FIRST_VIEW: View = {
  tool: 'scroll',
  window: null,
  isInverted: false,
  zoom: 1,
  pan: { x: 0, y: 0 },
  turns: 0,
  line: null,
};

const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 20;

export const fitted = (view: View): View => ({ ...view, zoom: 1, pan: { x: 0, y: 0 } });
export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 });
export const moved = (view: View, by: Point): View => ({
  ...view,
  pan: { x: view.pan.x + by.x, y: view.pan.y + by.y },
});

/** Zooms around a point, given from the center of the frame, which stays where it is. */
export function zoomed(view: View, factor: number, around: Point = { x: 0, y: 0 }): View {
  const zoom = Math.min(Math.max(view.zoom * factor, LEAST_ZOOM), MOST_ZOOM);
  const change = zoom / view.zoom;
  const pan = {
    x: around.x - (around.x - view.pan.x) * change,
    y: around.y - (around.y - view.pan.y) * change,
  };
  return { ...view, zoom, pan };
}

export const windowOf = (view: View, picture: Picture): Window | null =>
  picture.kind === 'gray' ? (view.window ?? picture.window) : null;

/** Changes the window as workstations do: to the right wider, upward darker. Steps follow the width, so that any unit works. */
export function windowed(view: View, picture: Picture, by: Point): View {
  const window = windowOf(view, picture);
  if (!window) return view;
  const step = Math.max(window.width, 16) / 300;
  return {
    ...view,
    window: { center: window.center + by.y * step, width: Math.max(window.width + by.x * step, 1) },
  };
}

/** What belongs to one series only; the tool stays. */
export const forNextSeries = (view: View): View => ({ ...FIRST_VIEW, tool: view.tool });
