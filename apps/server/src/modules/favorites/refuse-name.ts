import { ProblemError } from '../../platform/problem-error.ts';
import { isDefaultName, listKey } from './favorite.rules.ts';
import type { ListRow } from './lists.repo.ts';

/** Throws `favorites.name_taken` if another list has the name, in any case and language. */
export function refuseTakenName(lists: readonly ListRow[], name: string, own?: string): void {
  const taken = lists.some(
    (list) => list.id !== own && (list.nameKey === listKey(name) || (list.name === null && isDefaultName(name))),
  );
  if (taken) throw new ProblemError('favorites.name_taken');
}
