import { type FavoriteImport, type ImportReceipt, MOST_IN_LIST } from '@travesia/contracts/favorites';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { thingKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { insertItems, listSaved } from '../items.repo.ts';
import { ensureDefaultList } from '../lists.repo.ts';
import { newItem } from '../new-item.ts';
import { refOf } from '../present-items.ts';
import { readThings } from '../read-things.ts';

/** Adds a device's saved items to the default list: each once, and reports those that can't be added. */
export async function importFavorites(
  deps: FavoritesDeps,
  { items }: FavoriteImport,
  actor: Actor,
): Promise<ImportReceipt> {
  const { database, clock } = deps.reads;
  const scope = ownFavorites(actor);
  const asked = [...new Map(items.map((item) => [thingKey(item), item])).values()];
  const things = await readThings(deps, asked, { language: 'en', currency: 'USD' });
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const list = await ensureDefaultList(tx, scope, clock.now());
    const saved = await listSaved(
      tx,
      scope,
      asked.map(({ target_id: id }) => id),
    );
    const known = new Set(saved.map((row) => thingKey(refOf(row))));
    const fresh = asked.filter((item) => !known.has(thingKey(item)));
    const unknown = fresh.filter((item) => !things.has(thingKey(item)));
    const found = fresh.flatMap((item) => things.get(thingKey(item)) ?? []);
    const room = Math.max(0, MOST_IN_LIST - list.itemCount);
    // Input has the latest saved first, and the list must keep that order.
    const rows = found.slice(0, room).map((thing) => newItem(scope, list.id, thing, clock.now()));
    await insertItems(tx, rows.toReversed());
    return {
      list_id: list.id,
      imported: rows.length,
      already: asked.length - fresh.length,
      skipped: [
        ...unknown.map((item) => ({ ...item, reason: 'unknown' as const })),
        ...found.slice(room).map(({ target: { target_type, target_id } }) => ({
          target_type,
          target_id,
          reason: 'full' as const,
        })),
      ],
    };
  });
}
