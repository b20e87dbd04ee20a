import type { View } from '@travesia/contracts/catalog';
import type { SharedFavoriteList } from '@travesia/contracts/favorites';
import { ProblemError } from '../../../platform/problem-error.ts';
import { thingKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { listName, openNote } from '../favorites.presenter.ts';
import { listItems } from '../items.repo.ts';
import { findByShare } from '../lists.repo.ts';
import { refOf } from '../present-items.ts';
import { readThings } from '../read-things.ts';

/** Returns a shared list to anyone with the link. Throws `favorites.share_not_found` once revoked. */
export async function readListByLinkQuery(deps: FavoritesDeps, token: string, view: View): Promise<SharedFavoriteList> {
  const { db } = deps.reads.database;
  const found = await findByShare(db, deps.keys.hashToken(token));
  if (!found) throw new ProblemError('favorites.share_not_found');
  const { list, ownerFirstName } = found;
  const rows = await listItems(db, list.id);
  const things = await readThings(deps, rows.map(refOf), view);
  const items = rows.flatMap((row) => {
    const target = things.get(thingKey(refOf(row)))?.target;
    return target ? [{ target, note: list.shareNotes ? openNote(deps.keys, row) : null }] : [];
  });
  return {
    name: listName(list, view),
    owner_first_name: ownerFirstName,
    items,
    gone_count: rows.length - items.length,
  };
}
