import { readDocument } from '../../lib/api/read-document.ts';

/** Loads the detailed coast into a ground drawn with the simple one, once. If that fails, the simple one stays. */
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
