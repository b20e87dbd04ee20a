import type { checkFavorites } from '@travesia/contracts/favorites';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { listSaved } from '../items.repo.ts';
import { countItems } from '../lists.repo.ts';
import { refOf } from '../present-items.ts';

/** Which of the given items the user saved. */
export async function checkFavoritesQuery(
  { reads }: FavoritesDeps,
  { target_ids: ids, target_type: kind }: EndpointArgs<typeof checkFavorites>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof checkFavorites>> {
  const { db } = reads.database;
  const scope = ownFavorites(actor);
  const [rows, total] = await Promise.all([
    ids.length > 0 ? listSaved(db, scope, ids, kind) : [],
    countItems(db, scope),
  ]);
  return { data: rows.map((row) => ({ id: row.id, list_id: row.listId, ...refOf(row) })), total };
}
