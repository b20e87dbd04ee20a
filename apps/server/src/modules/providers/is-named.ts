import { placeKey } from '../catalog/index.ts';
import { isShared } from '../search/index.ts';

/** Whether a name has every distinctive word of a query; when all are shared, such as “dental clinic”, every word. */
export function isNamed(name: string, query: string): boolean {
  const within = ` ${placeKey(name)} `;
  const words = placeKey(query)
    .split(' ')
    .filter((word) => word.length > 2);
  const distinctive = words.filter((word) => !isShared(word));
  const asked = distinctive.length ? distinctive : words;
  return asked.length > 0 && asked.every((word) => within.includes(` ${word}`));
}
