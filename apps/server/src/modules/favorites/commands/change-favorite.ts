import type { View } from '@travesia/contracts/catalog';
import { type changeFavorite as changeFavoriteCall, type Favorite, MOST_IN_LIST } from '@travesia/contracts/favorites';
import type { EndpointArgs } from '@travesia/contracts/kit';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { findItem, updateItem } from '../items.repo.ts';
import { findList } from '../lists.repo.ts';
import { presentItems } from '../present-items.ts';

type Change = EndpointArgs<typeof changeFavoriteCall>['body'];

/** Edits a saved item's note or moves it. Throws if the item or list isn't the user's, or if the list is full. */
export async function changeFavorite(
  deps: FavoritesDeps,
  id: string,
  change: Change,
  view: View,
  actor: Actor,
): Promise<Favorite> {
  const scope = ownFavorites(actor);
  const row = await unitOfWork(deps.reads.database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const item = await findItem(tx, scope, id);
    if (!item) throw new ProblemError('favorites.not_found');
    const listId = change.list_id ?? item.listId;
    const list = await findList(tx, scope, listId);
    if (!list) throw new ProblemError('favorites.list_not_found');
    if (listId !== item.listId && list.itemCount >= MOST_IN_LIST) throw new ProblemError('favorites.list_full');
    const note = change.note?.trim();
    const noteSealed = change.note === undefined ? item.noteSealed : note ? deps.keys.notes.seal(note, item.id) : null;
    await updateItem(tx, scope, id, { listId, noteSealed });
    return { ...item, listId, noteSealed };
  });
  const [favorite] = await presentItems(deps, [row], view);
  if (!favorite) throw new Error('what was changed cannot be shown');
  return favorite;
}
