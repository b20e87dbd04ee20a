import type { View } from '@travesia/contracts/catalog';
import type { FavoriteList } from '@travesia/contracts/favorites';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { presentList } from '../favorites.presenter.ts';
import { listLists, updateList } from '../lists.repo.ts';
import { refuseTakenName } from '../refuse-name.ts';

/** Renames one of the user's own lists. Throws if it isn't theirs, or if the name is taken. */
export async function renameList(
  { reads: { database } }: FavoritesDeps,
  id: string,
  name: string,
  view: View,
  actor: Actor,
): Promise<FavoriteList> {
  const scope = ownFavorites(actor);
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const lists = await listLists(tx, scope);
    const list = lists.find((one) => one.id === id);
    if (!list) throw new ProblemError('favorites.list_not_found');
    refuseTakenName(lists, name, id);
    const change = { name, nameKey: listKey(name) };
    await updateList(tx, scope, id, change);
    return presentList({ ...list, ...change }, [], view);
  });
}
