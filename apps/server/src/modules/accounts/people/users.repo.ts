import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inBulk } from '../../../platform/db/in-bulk.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import { signInAddress } from '../../../platform/demo/demo-people.ts';
import { userConsents, users } from '../accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The lookup key of an address: people write theirs in any case. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Whether a person is there and not erased; for what is told to many. */
export const isPresent = inBulk(async (db, ids: readonly string[]): Promise<boolean[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.status, 'erased')));
  const present = new Set(rows.map(({ id }) => id));
  return ids.map((id) => present.has(id));
});

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row;
}

/** Same as `findUser`, but locks the row until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** The shared demo account for a role, or any other demo user with that role. */
export async function findDemoUser(db: Db, role: UserRow['role']): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(ofDemo(users.demo), eq(users.role, role)))
    .orderBy(desc(eq(users.emailKey, signInAddress(role))), users.id)
    .limit(1);
  return row;
}

/** Inserts an account; returns false if the address has one. */
export async function insertUser(tx: Tx, row: typeof users.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(users).values(row).onConflictDoNothing({ target: users.emailKey });
  return (rowCount ?? 0) > 0;
}

export async function insertConsents(tx: Tx, rows: (typeof userConsents.$inferInsert)[]): Promise<void> {
  if (rows.length) await tx.insert(userConsents).values(rows);
}

/** A user's consents, newest first. */
export const listConsents = (db: Db | Tx, { userId }: { userId: string }) =>
  db.select().from(userConsents).where(eq(userConsents.userId, userId)).orderBy(desc(userConsents.givenAt));

/** Withdraws the active consent for a purpose; returns false if there is none. */
export async function withdrawConsent(tx: Tx, userId: string, purpose: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(userConsents)
    .set({ withdrawnAt: at })
    .where(and(eq(userConsents.userId, userId), eq(userConsents.purpose, purpose), isNull(userConsents.withdrawnAt)));
  return (rowCount ?? 0) > 0;
}

/** Details users can change themselves. */
export type Details = Pick<UserRow, 'firstName' | 'lastName' | 'phone' | 'country' | 'language' | 'currency'>;

export async function writeDetails(tx: Tx, id: string, details: Partial<Details>): Promise<void> {
  await tx
    .update(users)
    .set({ ...details, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

export async function writePassword(tx: Tx, id: string, passwordHash: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, passwordChangedAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Sets since when sign-in requires a second factor; null turns it off. */
export async function writeTwoFactorSince(tx: Tx, id: string, since: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ twoFactorSince: since, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Gives an unverified account to the person who verified its address and discards everything entered before. */
export async function takeOverUnproved(
  tx: Tx,
  { id: _id, createdAt: _createdAt, status: _status, ...proved }: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [taken] = await tx
    .update(users)
    .set({ phone: null, country: null, ...proved, version: sql`${users.version} + 1` })
    .where(and(eq(users.emailKey, proved.emailKey), eq(users.status, 'unverified')))
    .returning();
  if (taken) await tx.delete(userConsents).where(eq(userConsents.userId, taken.id));
  return taken;
}

export async function writeRole(tx: Tx, id: string, role: UserRow['role']): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ role, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/** Changes a user's verified address. Throws the database's constraint error if it is taken. */
export async function writeEmail(
  tx: Tx,
  id: string,
  address: Pick<UserRow, 'email' | 'emailKey'>,
  at: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...address, emailVerifiedAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Deletes the consents given through shared demo accounts. */
export async function deleteDemoConsents(tx: Tx): Promise<void> {
  const demoPeople = tx.select({ id: users.id }).from(users).where(ofDemo(users.demo));
  await tx.delete(userConsents).where(inArray(userConsents.userId, demoPeople));
}

/** Inserts or updates demo users, except their statuses. */
export async function upsertDemoUsers(tx: Tx, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await tx
    .insert(users)
    .values(rows)
    .onConflictDoUpdate({
      target: users.id,
      set: {
        email: sql`excluded.email`,
        emailKey: sql`excluded.email_key`,
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        phone: sql`excluded.phone`,
        country: sql`excluded.country`,
        language: sql`excluded.language`,
        currency: sql`excluded.currency`,
        role: sql`excluded.role`,
        emailVerifiedAt: sql`excluded.email_verified_at`,
        twoFactorSince: sql`excluded.two_factor_since`,
        eraseAfter: sql`excluded.erase_after`,
        createdAt: sql`excluded.created_at`,
      },
    });
}
