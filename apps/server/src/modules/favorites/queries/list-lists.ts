import type { View } from '@travesia/contracts/catalog';
import type { FavoriteTarget, listFavoriteLists } from '@travesia/contracts/favorites';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { thingKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { presentList } from '../favorites.presenter.ts';
import { listLatest } from '../items.repo.ts';
import { listLists } from '../lists.repo.ts';
import { refOf } from '../present-items.ts';
import { readThings } from '../read-things.ts';

/** Pictures on a list's cover. */
const ON_COVER = 4;

/** The user's lists with their cover pictures. */
export async function listListsQuery(
  deps: FavoritesDeps,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof listFavoriteLists>> {
  const { db } = deps.reads.database;
  const scope = ownFavorites(actor);
  const [lists, latest] = await Promise.all([listLists(db, scope), listLatest(db, scope, ON_COVER)]);
  const things = await readThings(deps, latest.map(refOf), view);
  const coverOf = (listId: string): FavoriteTarget[] =>
    latest.filter((row) => row.listId === listId).flatMap((row) => things.get(thingKey(refOf(row)))?.target ?? []);
  return {
    data: lists.map((row) => presentList(row, coverOf(row.id), view)),
    total_items: lists.reduce((sum, { itemCount }) => sum + itemCount, 0),
  };
}
