import type { listFavorites } from '@travesia/contracts/favorites';
import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { listOwnItems } from '../items.repo.ts';
import { countItems } from '../lists.repo.ts';
import { presentItems } from '../present-items.ts';

/** One page of the user's saved items across lists. */
export async function listFavoritesQuery(
  deps: FavoritesDeps,
  query: EndpointArgs<typeof listFavorites>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listFavorites>> {
  const { db } = deps.reads.database;
  const scope = ownFavorites(actor);
  const { page, limit } = query;
  const [total, rows] = await Promise.all([
    countItems(db, scope),
    listOwnItems(db, scope, { limit, offset: (page - 1) * limit }),
  ]);
  return { data: await presentItems(deps, rows, query), ...pageFacts(total, page, limit) };
}
