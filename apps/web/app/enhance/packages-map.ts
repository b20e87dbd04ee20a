import { afterAct } from '../features/packages/map/steps.ts';
import { choosePackages, lightPairs } from './map/chosen.ts';
import { Follower } from './map/follow.ts';
import { listenToGestures } from './map/gestures.ts';
import { LiveMap, partOf } from './map/live-map.ts';
import { keepToMap } from './map/whole-screen.ts';

/**
 * Moves the map of `/packages-airbnb` in place. The server supports everything it does: the links request the same page with
 * another area, selected pin or search area, which is how the map works without scripts.
 */
export function enhance(panel: HTMLElement): void {
  const map = new LiveMap(panel);
  const follower = new Follower(panel, map);
  const onMove = () => follower.moved();
  const choose = (ids: readonly string[]) => choosePackages(panel, map, ids);
  const chosen = partOf(panel, 'chosen');
  let last = '';

  const pressMark = (link: Element, isByKey: boolean): boolean => {
    const mark = map.markOf(link);
    if (!mark) return false;
    const frame = map.opened(mark);
    if (frame) {
      map.look(frame);
      onMove();
      return true;
    }
    last = mark.ids[0] ?? '';
    choose(mark.ids);
    if (isByKey) chosen.querySelector<HTMLElement>('li:not([hidden]) a')?.focus();
    return true;
  };
  const close = () => {
    choose([]);
    map.linkOf(last)?.focus({ preventScroll: true });
  };
  const press = (link: HTMLAnchorElement, isByKey: boolean): boolean => {
    const { act } = link.dataset;
    if (act === 'close') {
      close();
      return true;
    }
    if (!act) return pressMark(link, isByKey);
    if (act === 'reset') {
      void follower.reset();
      return true;
    }
    const frame = afterAct(act, map.frame);
    if (!frame) return false;
    map.look(frame);
    onMove();
    return true;
  };

  panel.addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A click with a count of 0 comes from the keyboard.
    if (isPlain && link && press(link, event.detail === 0)) event.preventDefault();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (!chosen.hidden) close();
    else if (location.hash === '#map') location.hash = 'list';
  });
  listenToGestures(map, onMove);
  lightPairs(panel, map);
  keepToMap(panel);
  new ResizeObserver(() => map.measure()).observe(map.box);
}
