import type { View } from '@travesia/contracts/catalog';
import type { FavoriteListDetail } from '@travesia/contracts/favorites';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { presentList, presentShare } from '../favorites.presenter.ts';
import { listItems } from '../items.repo.ts';
import { findList } from '../lists.repo.ts';
import { presentItems } from '../present-items.ts';

/** One of the user's own lists. Throws `favorites.list_not_found` for any other. */
export async function getListQuery(
  deps: FavoritesDeps,
  id: string,
  view: View,
  actor: Actor,
): Promise<FavoriteListDetail> {
  const { db } = deps.reads.database;
  const list = await findList(db, ownFavorites(actor), id);
  if (!list) throw new ProblemError('favorites.list_not_found');
  const items = await presentItems(deps, await listItems(db, list.id), view);
  const latest = items.flatMap(({ target }) => target ?? []).slice(0, 4);
  return { ...presentList(list, latest, view), items, share: presentShare(deps.keys, list) };
}
