import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { FavoriteScope } from './favorites.policy.ts';
import { favoriteItems, favoriteLists } from './favorites.tables.ts';

export type ListRow = typeof favoriteLists.$inferSelect;
export type CountedList = ListRow & { itemCount: number };

// Fully qualified: Drizzle omits table names in a single-table select, and `id` would refer to the inner table.
const countOf = sql<number>`(select count(*)::int from favorite_items i where i.list_id = favorite_lists.id)`;

const columns = {
  id: favoriteLists.id,
  userId: favoriteLists.userId,
  name: favoriteLists.name,
  nameKey: favoriteLists.nameKey,
  isDefault: favoriteLists.isDefault,
  shareHash: favoriteLists.shareHash,
  shareSealed: favoriteLists.shareSealed,
  sharedAt: favoriteLists.sharedAt,
  shareNotes: favoriteLists.shareNotes,
  createdAt: favoriteLists.createdAt,
  itemCount: countOf,
};

/** The default list, then newest first. */
export const listLists = (db: Db | Tx, { userId }: FavoriteScope): Promise<CountedList[]> =>
  db
    .select(columns)
    .from(favoriteLists)
    .where(eq(favoriteLists.userId, userId))
    .orderBy(desc(favoriteLists.isDefault), desc(favoriteLists.createdAt), desc(favoriteLists.id));

export async function findList(db: Db | Tx, { userId }: FavoriteScope, id: string): Promise<CountedList | undefined> {
  const [row] = await db
    .select(columns)
    .from(favoriteLists)
    .where(and(eq(favoriteLists.userId, userId), eq(favoriteLists.id, id)));
  return row;
}

/** Returns the default list, creating it if missing. */
export async function ensureDefaultList(tx: Tx, scope: FavoriteScope, at: Date): Promise<CountedList> {
  const known = (await listLists(tx, scope)).find(({ isDefault }) => isDefault);
  if (known) return known;
  const [row] = await tx
    .insert(favoriteLists)
    .values({ userId: scope.userId, isDefault: true, createdAt: at })
    .returning();
  if (!row) throw new Error('the default list was not written');
  return { ...row, itemCount: 0 };
}

export async function insertList(tx: Tx, row: typeof favoriteLists.$inferInsert): Promise<CountedList> {
  const [made] = await tx.insert(favoriteLists).values(row).returning();
  if (!made) throw new Error('the list was not written');
  return { ...made, itemCount: 0 };
}

type Change = Partial<Pick<ListRow, 'name' | 'nameKey' | 'shareHash' | 'shareSealed' | 'sharedAt' | 'shareNotes'>>;

export async function updateList(tx: Tx, { userId }: FavoriteScope, id: string, change: Change): Promise<void> {
  await tx
    .update(favoriteLists)
    .set(change)
    .where(and(eq(favoriteLists.userId, userId), eq(favoriteLists.id, id)));
}

export async function deleteList(tx: Tx, { userId }: FavoriteScope, id: string): Promise<void> {
  await tx.delete(favoriteLists).where(and(eq(favoriteLists.userId, userId), eq(favoriteLists.id, id)));
}

/** A shared list with its owner's first name, while the owner may sign in. */
export async function findByShare(
  db: Db,
  shareHash: string,
): Promise<{ list: ListRow; ownerFirstName: string } | undefined> {
  const [row] = await db
    .select({ list: favoriteLists, ownerFirstName: users.firstName })
    .from(favoriteLists)
    .innerJoin(users, eq(users.id, favoriteLists.userId))
    .where(and(eq(favoriteLists.shareHash, shareHash), eq(users.status, 'active')));
  return row;
}

export async function countItems(db: Db | Tx, { userId }: FavoriteScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(favoriteItems).where(eq(favoriteItems.userId, userId));
  return row?.total ?? 0;
}

/** Deletes all lists of users, with what they saved. */
export async function deleteListsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(favoriteLists).where(inArray(favoriteLists.userId, [...userIds]));
}
