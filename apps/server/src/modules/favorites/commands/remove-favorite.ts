import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { deleteItem } from '../items.repo.ts';

/** Removes an item from the user's own lists. Throws `favorites.not_found` if it is in none. */
export async function removeFavorite({ reads: { database } }: FavoritesDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownFavorites(actor);
  const removed = await unitOfWork(database, (tx) => deleteItem(tx, scope, id));
  if (!removed) throw new ProblemError('favorites.not_found');
}
