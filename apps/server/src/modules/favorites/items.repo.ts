import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FavoriteKind } from '@travesia/contracts/favorites';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { FavoriteScope } from './favorites.policy.ts';
import { favoriteItems } from './favorites.tables.ts';

export type ItemRow = typeof favoriteItems.$inferSelect;
export type NewItem = typeof favoriteItems.$inferInsert;

const newestFirst = [desc(favoriteItems.createdAt), desc(favoriteItems.id)];

/** All items of a list, latest saved first. */
export const listItems = (db: Db | Tx, listId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(favoriteItems)
    .where(eq(favoriteItems.listId, listId))
    .orderBy(...newestFirst);

/** One page of all of a user's saved items. */
export const listOwnItems = (
  db: Db,
  { userId }: FavoriteScope,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> =>
  db
    .select()
    .from(favoriteItems)
    .where(eq(favoriteItems.userId, userId))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);

/** The latest items of each list. */
export async function listLatest(db: Db, { userId }: FavoriteScope, perList: number): Promise<ItemRow[]> {
  const place = sql<number>`row_number() over (partition by ${favoriteItems.listId} order by ${favoriteItems.createdAt} desc, ${favoriteItems.id} desc)`;
  const placed = db
    .select({ id: favoriteItems.id, place: place.as('place') })
    .from(favoriteItems)
    .where(eq(favoriteItems.userId, userId))
    .as('placed');
  const rows = await db
    .select({ item: favoriteItems })
    .from(favoriteItems)
    .innerJoin(placed, eq(placed.id, favoriteItems.id))
    .where(sql`${placed.place} <= ${perList}`)
    .orderBy(...newestFirst);
  return rows.map(({ item }) => item);
}

/** The given items that the user saved. */
export const listSaved = (
  db: Db | Tx,
  { userId }: FavoriteScope,
  ids: readonly string[],
  kind?: FavoriteKind,
): Promise<ItemRow[]> =>
  db
    .select()
    .from(favoriteItems)
    .where(
      and(
        eq(favoriteItems.userId, userId),
        inArray(favoriteItems.targetId, [...ids]),
        kind ? eq(favoriteItems.targetType, kind) : undefined,
      ),
    );

export async function findItem(db: Db | Tx, { userId }: FavoriteScope, id: string): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(favoriteItems)
    .where(and(eq(favoriteItems.userId, userId), eq(favoriteItems.id, id)));
  return row;
}

export const insertItems = async (tx: Tx, rows: NewItem[]): Promise<ItemRow[]> =>
  rows.length > 0 ? tx.insert(favoriteItems).values(rows).returning() : [];

export async function updateItem(
  tx: Tx,
  { userId }: FavoriteScope,
  id: string,
  change: Partial<Pick<ItemRow, 'listId' | 'noteSealed'>>,
): Promise<void> {
  await tx
    .update(favoriteItems)
    .set(change)
    .where(and(eq(favoriteItems.userId, userId), eq(favoriteItems.id, id)));
}

/** Returns whether the item existed. */
export async function deleteItem(tx: Tx, { userId }: FavoriteScope, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(favoriteItems)
    .where(and(eq(favoriteItems.userId, userId), eq(favoriteItems.id, id)));
  return (rowCount ?? 0) > 0;
}
