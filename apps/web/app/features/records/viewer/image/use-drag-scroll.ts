import { type PointerEvent, type RefObject, useRef } from 'react';

/** Moves what is larger than its stage by dragging with the mouse; fingers scroll by themselves. */
export function useDragScroll(stage: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const box = stage.current;
      if (!box || event.pointerType !== 'mouse' || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      box.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const [box, start] = [stage.current, from.current];
      if (!box || !start) return;
      box.scrollLeft = start.left + start.x - event.clientX;
      box.scrollTop = start.top + start.y - event.clientY;
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
