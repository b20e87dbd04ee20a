import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { StoredSquares } from '../../../platform/pictures/take-squares.ts';
import { users } from '../accounts.tables.ts';
import type { UserRow } from '../people/users.repo.ts';

/** Sets or clears a user's picture. */
export async function writeAvatar(tx: Tx, userId: string, squares: StoredSquares | null): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({
      avatarFile: squares?.large ?? null,
      avatarSmallFile: squares?.small ?? null,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new Error(`there is no user ${userId}`);
  return row;
}

const findSquares = async (db: Db | Tx, condition: SQL): Promise<StoredSquares | undefined> => {
  const [row] = await db.select({ large: users.avatarFile, small: users.avatarSmallFile }).from(users).where(condition);
  return row?.large && row.small ? { large: row.large, small: row.small } : undefined;
};

/** The two files of a picture, by the id in its address. */
export const findAvatar = (db: Db, id: string) => findSquares(db, eq(users.avatarFile, id));

/** The two files of a user's picture, if there is one. */
export const findAvatarOf = (db: Db | Tx, userId: string) => findSquares(db, eq(users.id, userId));
