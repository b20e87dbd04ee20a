import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point, Tool } from '../view/view.ts';

export interface Gestures {
  tool: Tool;
  /** By whole pictures, forward or back. */
  onScroll(by: number): void;
  onWindow(by: Point): void;
  onPan(by: Point): void;
  /** Around a point that is given from the center of the frame. */
  onZoom(factor: number, around: Point): void;
  onMeasure(from: Point, to: Point): void;
  onFit(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Pixels that a finger or mouse moves for the next picture. */
const PIXELS_OF_STEP = 12;
const WHEEL_OF_STEP = 60;

interface Drag {
  pointers: Map<number, Point>;
  start: Point;
  rest: number;
  /** Buttons of the mouse have tools of their own, as on workstations: middle moves, right zooms. */
  tool: Tool;
}

/**
 * Pointer, wheel and keys over the frame: one pointer uses the tool, two move and zoom whatever the tool. They are native listeners: React's
 * can't keep a wheel from scrolling the page.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const drag = useRef<Drag>(null);
  const onDown = useEffectEvent((event: PointerEvent) => {
    frame.current?.setPointerCapture(event.pointerId);
    const tool = event.button === 1 ? 'pan' : event.button === 2 ? 'zoom' : gestures.tool;
    const start = fromCenter(frame.current, event);
    drag.current ??= { pointers: new Map(), start, rest: 0, tool };
    drag.current.pointers.set(event.pointerId, start);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    const { current } = drag;
    const before = current?.pointers.get(event.pointerId);
    if (!current || !before) return;
    const now = fromCenter(frame.current, event);
    const other = [...current.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(gestures, before, now, other);
    else applyTool(gestures, current, before, now);
    current.pointers.set(event.pointerId, now);
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    drag.current?.pointers.delete(event.pointerId);
    if (drag.current?.pointers.size === 0) drag.current = null;
  });
  const onWheel = useEffectEvent((event: WheelEvent, rest: number) => turnWheel(gestures, frame.current, event, rest));
  const onFit = useEffectEvent(() => gestures.onFit());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => gestures.onKeyDown(event));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let rest = 0;
    element.addEventListener('pointerdown', (event) => onDown(event), { signal });
    element.addEventListener('pointermove', (event) => onMove(event), { signal });
    element.addEventListener('pointerup', (event) => onUp(event), { signal });
    element.addEventListener('pointercancel', (event) => onUp(event), { signal });
    element.addEventListener('dblclick', () => onFit(), { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    element.addEventListener('wheel', (event) => (rest = onWheel(event, rest)), { signal, passive: false });
    return () => ending.abort();
  }, [frame]);
}

function fromCenter(frame: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
}

function pinch(gestures: Gestures, before: Point, now: Point, other: Point): void {
  const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  if (distance(before) > 0) gestures.onZoom(distance(now) / distance(before), middle);
  gestures.onPan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}

function applyTool(gestures: Gestures, drag: Drag, before: Point, now: Point): void {
  const by = { x: now.x - before.x, y: now.y - before.y };
  if (drag.tool === 'pan') gestures.onPan(by);
  else if (drag.tool === 'window') gestures.onWindow(by);
  else if (drag.tool === 'zoom') gestures.onZoom(Math.exp(-by.y / 200), drag.start);
  else if (drag.tool === 'measure') gestures.onMeasure(drag.start, now);
  else {
    drag.rest += by.y;
    const steps = Math.trunc(drag.rest / PIXELS_OF_STEP);
    drag.rest -= steps * PIXELS_OF_STEP;
    if (steps) gestures.onScroll(steps);
  }
}

/** Steps through pictures, or zooms with Ctrl as trackpads do when pinched. Returns what is left for the next step. */
function turnWheel(gestures: Gestures, frame: HTMLElement | null, event: WheelEvent, rest: number): number {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) {
    gestures.onZoom(Math.exp(-event.deltaY / 300), fromCenter(frame, event));
    return rest;
  }
  // Lines and pages, as some mice give them, are steps.
  const isFine = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
  const turned = rest + (isFine ? event.deltaY : Math.sign(event.deltaY) * WHEEL_OF_STEP);
  const steps = Math.trunc(turned / WHEEL_OF_STEP);
  if (steps) gestures.onScroll(steps);
  return turned - steps * WHEEL_OF_STEP;
}
