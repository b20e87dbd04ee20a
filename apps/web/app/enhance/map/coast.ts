import { readDocument } from '../../lib/api/read-document.ts';

/** Brings the finer coast into a ground that was drawn with the simple one, once. Without it the simple one stays. */
export function refineCoast(ground: Element): void {
  const land = ground.querySelector<SVGElement>('[data-fine]');
  const path = land?.dataset['fine'];
  if (!land || !path) return;
  delete land.dataset['fine'];
  void readDocument(path, 'image/svg+xml')
    .then((drawing) => land.replaceChildren(...drawing.documentElement.childNodes))
    .catch(() => {
      land.dataset['fine'] = path;
    });
}
