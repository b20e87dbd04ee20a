import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
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

/** Pointer and wheel over the frame: one pointer uses the tool, two move and zoom whatever the tool. */
export function useGestures(frame: RefObject<HTMLElement | null>, gestures: Gestures) {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(gestures);
  latest.current = gestures;
  useWheel(frame, latest);
  const pointOf = (event: { clientX: number; clientY: number }) => fromCenter(frame.current, event);
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const tool = event.button === 1 ? 'pan' : event.button === 2 ? 'zoom' : gestures.tool;
      const start = pointOf(event);
      drag.current ??= { pointers: new Map(), start, rest: 0, tool };
      drag.current.pointers.set(event.pointerId, start);
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      const { current } = drag;
      const before = current?.pointers.get(event.pointerId);
      if (!current || !before) return;
      const now = pointOf(event);
      const other = [...current.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(gestures, before, now, other);
      else applyTool(gestures, current, before, now);
      current.pointers.set(event.pointerId, now);
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => leave(drag, event.pointerId),
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => leave(drag, event.pointerId),
    onDoubleClick: () => gestures.onFit(),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

function fromCenter(frame: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
}

function leave(drag: RefObject<Drag | null>, pointer: number): void {
  drag.current?.pointers.delete(pointer);
  if (drag.current?.pointers.size === 0) drag.current = null;
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

/** React listens to wheels passively, which can't keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, latest: RefObject<Gestures>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let rest = 0;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        latest.current.onZoom(Math.exp(-event.deltaY / 300), fromCenter(element, event));
        return;
      }
      // Lines and pages, as some mice give them, are steps.
      rest += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * WHEEL_OF_STEP;
      const steps = Math.trunc(rest / WHEEL_OF_STEP);
      rest -= steps * WHEEL_OF_STEP;
      if (steps) latest.current.onScroll(steps);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, latest]);
}
