import type { Mark } from '../../features/packages/map/marks.ts';

/** Marks with the same packages are the same mark, wherever they are. */
export const markKey = (mark: Mark): string => mark.ids.join(' ');

/** Sets a mark's classes; the side of its price can change as the map moves. */
export function dress(link: HTMLElement, { places, side }: Mark): void {
  const isLit = link.classList.contains('is-lit');
  link.className = places.length === 1 ? `map-pin map-pin-${side} num` : 'map-cluster num';
  link.classList.toggle('is-lit', isLit);
}

/** A price or count on the map, in the same markup as the server's (ui/map-marks.tsx). */
export function markLink(mark: Mark, clusterText: string): HTMLAnchorElement {
  const { ids, cheapest, places } = mark;
  const isOne = places.length === 1;
  const link = document.createElement('a');
  link.textContent = isOne ? cheapest.price : String(ids.length);
  const cluster = clusterText.replace('{count}', String(ids.length)).replace('{price}', cheapest.fullPrice);
  link.setAttribute('aria-label', isOne ? cheapest.name : cluster);
  if (isOne && ids.length > 1) link.dataset['count'] = String(ids.length);
  return link;
}
