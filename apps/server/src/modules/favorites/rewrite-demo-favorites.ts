import type { Tx } from '../../platform/db/database.ts';
import { findOffer, findPlaceName, findTreatmentTitle } from './demo-favorites.repo.ts';
import { listKey } from './favorite.rules.ts';
import { createFavoriteKeys } from './favorites-deps.ts';
import { deleteListsOf, insertList } from './lists.repo.ts';
import { insertItems, type NewItem } from './items.repo.ts';

/** Something a demo person saved: an offer, a clinic or a treatment. */
export type DemoSaved = { id: string; daysAgo: number; note: string | null } & (
  | {
      kind: 'package';
      providerId: string;
      treatment: string;
      /** Its price then, in percent of today's. */ percent: number;
    }
  | { kind: 'provider'; providerId: string }
  | { kind: 'treatment'; treatment: string }
);

/** A list of a demo person; the default list has no name. */
export interface DemoFavorites {
  id: string;
  userId: string;
  name: string | null;
  daysAgo: number;
  items: readonly DemoSaved[];
}

const DAY_MS = 86_400_000;

/** Rewrites the saved lists of demo people; discards those of visitors. */
export async function rewriteDemoFavorites(
  tx: Tx,
  secret: string,
  people: readonly { id: string }[],
  lists: readonly DemoFavorites[],
  today: Date,
): Promise<void> {
  const { notes } = createFavoriteKeys(secret);
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS);
  await deleteListsOf(
    tx,
    people.map(({ id }) => id),
  );
  for (const { id, userId, name, daysAgo, items } of lists) {
    await insertList(tx, {
      id,
      userId,
      name,
      nameKey: name === null ? null : listKey(name),
      isDefault: name === null,
      createdAt: ago(daysAgo),
    });
    const rows: NewItem[] = [];
    for (const item of items) {
      const thing = await findThing(tx, item);
      if (!thing) continue;
      const noteSealed = item.note === null ? null : notes.seal(item.note, item.id);
      rows.push({ ...thing, id: item.id, listId: id, userId, noteSealed, createdAt: ago(item.daysAgo) });
    }
    if (rows.length) await insertItems(tx, rows);
  }
}

/** What a saved item keeps of the thing; undefined without it, such as in a test without the catalog. */
async function findThing(tx: Tx, item: DemoSaved): Promise<Omit<NewItem, 'listId' | 'userId'> | undefined> {
  if (item.kind === 'treatment') {
    const name = await findTreatmentTitle(tx, item.treatment);
    return name === undefined
      ? undefined
      : { targetType: 'treatment', targetId: item.treatment, name, treatment: item.treatment };
  }
  if (item.kind === 'provider') {
    const place = await findPlaceName(tx, item.providerId);
    return place && { targetType: 'provider', targetId: item.providerId, ...place };
  }
  const offer = await findOffer(tx, item);
  if (!offer) return undefined;
  const { id, name, country, priceMinor, currency } = offer;
  return {
    targetType: 'package',
    targetId: id,
    name,
    treatment: item.treatment,
    country,
    savedPriceMinor: Math.round((priceMinor * item.percent) / 10_000) * 100,
    savedCurrency: currency,
  };
}
