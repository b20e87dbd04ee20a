import { PIN } from '../../features/packages/map/addresses.ts';
import { type LiveMap, partOf } from './live-map.ts';

/** Shows the cards of a pin's packages at the bottom of the map, and hides all others. */
export function choosePackages(panel: HTMLElement, map: LiveMap, ids: readonly string[]): void {
  const section = partOf(panel, 'chosen');
  for (const item of section.querySelectorAll<HTMLElement>('li[data-package]')) {
    item.hidden = !ids.includes(item.dataset['package'] ?? '');
  }
  section.hidden = ids.length === 0;
  map.choose(ids);
  const query = new URLSearchParams(location.search);
  const [id] = ids;
  if (id) query.set(PIN, id);
  else query.delete(PIN);
  const text = query.toString();
  history.replaceState(null, '', `${location.pathname}${text ? `?${text}` : ''}${location.hash}`);
}

/** Highlights a card and its pin together when either is hovered or focused. */
export function lightPairs(panel: HTMLElement, map: LiveMap): void {
  const list = document.getElementById('list');
  let lit: Element[] = [];
  const light = (elements: readonly (Element | null | undefined)[]) => {
    for (const element of lit) element.classList.remove('is-lit');
    lit = elements.filter((element) => element != null);
    for (const element of lit) element.classList.add('is-lit');
  };
  const card = (id: string) => list?.querySelector(`[data-package="${CSS.escape(id)}"]`);
  const enter = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('#list [data-package]')?.dataset['package'];
    if (id) return light([map.linkOf(id)]);
    const mark = map.markOf(target.closest('a') ?? target);
    light(mark ? mark.ids.map(card) : []);
  };
  for (const place of [list, panel]) {
    place?.addEventListener('pointerover', enter);
    place?.addEventListener('focusin', enter);
    place?.addEventListener('pointerleave', () => light([]));
  }
}
