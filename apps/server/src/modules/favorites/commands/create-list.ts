import type { View } from '@travesia/contracts/catalog';
import { type FavoriteList, MOST_LISTS } from '@travesia/contracts/favorites';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { presentList } from '../favorites.presenter.ts';
import { ensureDefaultList, insertList, listLists } from '../lists.repo.ts';
import { refuseTakenName } from '../refuse-name.ts';

/** Creates a list. Throws if its name is taken, or if the limit is reached. */
export async function createList(
  { reads: { database, clock } }: FavoritesDeps,
  name: string,
  view: View,
  actor: Actor,
): Promise<FavoriteList> {
  const scope = ownFavorites(actor);
  const made = await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    await ensureDefaultList(tx, scope, clock.now());
    const lists = await listLists(tx, scope);
    refuseTakenName(lists, name);
    if (lists.length >= MOST_LISTS) throw new ProblemError('favorites.too_many_lists');
    return insertList(tx, { userId: scope.userId, name, nameKey: listKey(name), createdAt: clock.now() });
  });
  return presentList(made, [], view);
}
