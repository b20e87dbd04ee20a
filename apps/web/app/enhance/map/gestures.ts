import { moved, zoomed } from '../../features/packages/map/frame.ts';
import { afterKey, CLOSER } from '../../features/packages/map/steps.ts';
import type { LiveMap } from './live-map.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pixels of movement before a touch counts as a drag. */
const TREMBLE = 6;

const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
const spread = ([one, other]: readonly Spot[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1);

/** Drag, pinch, Ctrl+wheel, double-click and keys. `onMove` is called when a gesture ends. */
export function listenToGestures(map: LiveMap, onMove: () => void): void {
  const { box } = map;
  box.dataset['live'] = '';
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', box.dataset['label'] ?? '');
  drag(map, onMove);
  const shareOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  box.addEventListener(
    'wheel',
    (event) => {
      // Without Ctrl the wheel scrolls the page, because the map fills half the window.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      map.look(zoomed(map.frame, Math.exp(-event.deltaY / 160), shareOf(event)), false);
      clearTimeout(rest);
      rest = setTimeout(onMove, 150);
    },
    { passive: false },
  );
  box.addEventListener('dblclick', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) return;
    map.look(zoomed(map.frame, CLOSER, shareOf(event)));
    onMove();
  });
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frame = afterKey(event.key, map.frame);
    if (!frame) return;
    event.preventDefault();
    map.look(frame);
    onMove();
  });
}

/** One finger or the mouse moves the map, two fingers also zoom. It is redrawn when they are lifted. */
function drag(map: LiveMap, onMove: () => void): void {
  const { box, stage } = map;
  const fingers = new Map<number, Spot>();
  let start: { spots: Spot[]; centre: Spot } | null = null;
  let wasDragged = false;

  const begin = () => {
    const spots = [...fingers.values()];
    start = spots.length > 0 ? { spots, centre: middle(spots) } : null;
  };
  const change = () => {
    const spots = [...fingers.values()];
    const now = middle(spots);
    const scale = start && spots.length > 1 ? spread(spots) / (spread(start.spots) || 1) : 1;
    return { x: now.x - (start?.centre.x ?? 0), y: now.y - (start?.centre.y ?? 0), scale };
  };
  const commit = () => {
    if (!start || fingers.size === 0) return;
    const { x, y, scale } = change();
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = { x: (start.centre.x + x - left) / width, y: (start.centre.y + y - top) / height };
    stage.style.transform = '';
    map.look(zoomed(moved(map.frame, -x / width, -y / height), scale, at), false);
  };

  box.addEventListener('dragstart', (event) => event.preventDefault());
  box.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) wasDragged = false;
    else commit();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  });
  box.addEventListener('pointermove', (event) => {
    if (!start || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { x, y, scale } = change();
    if (!wasDragged && fingers.size === 1 && Math.hypot(x, y) < TREMBLE) return;
    wasDragged = true;
    box.setPointerCapture(event.pointerId);
    box.dataset['dragging'] = '';
    const { left, top } = box.getBoundingClientRect();
    stage.style.transformOrigin = `${start.centre.x - left}px ${start.centre.y - top}px`;
    stage.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  });
  const lift = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    if (wasDragged) commit();
    fingers.delete(event.pointerId);
    begin();
    if (fingers.size > 0 || !wasDragged) return;
    delete box.dataset['dragging'];
    onMove();
  };
  box.addEventListener('pointerup', lift);
  box.addEventListener('pointercancel', lift);
  // The click that ends a drag is not a click on the pin below.
  box.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
