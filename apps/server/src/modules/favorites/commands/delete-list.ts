import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { deleteList as deleteListRow, findList } from '../lists.repo.ts';

/** Deletes one of the user's own lists with its items. Throws if it isn't theirs, or if it is the default one. */
export async function deleteList({ reads: { database } }: FavoritesDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownFavorites(actor);
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const list = await findList(tx, scope, id);
    if (!list) throw new ProblemError('favorites.list_not_found');
    if (list.isDefault) throw new ProblemError('favorites.default_list_stays');
    await deleteListRow(tx, scope, id);
  });
}
