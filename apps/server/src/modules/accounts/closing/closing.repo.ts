import { and, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import { mailRequests, users } from '../accounts.tables.ts';
import { emailKeyOf } from '../people/users.repo.ts';

/** IDs of accounts whose grace period is over. */
export async function findErasable(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'closing'), lte(users.eraseAfter, at)))
    .orderBy(users.eraseAfter);
  return rows.map(({ id }) => id);
}

/** The user's verified addresses. Empty for shared accounts, since anyone may write from them. */
export async function provedAddressesOf(db: Db | Tx, id: string): Promise<string[]> {
  const [row] = await db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt, demo: users.demo })
    .from(users)
    .where(eq(users.id, id));
  return row?.verifiedAt && !isShared(row) ? [row.email] : [];
}

/** Columns kept after erasure. */
const KEPT: readonly string[] = [users.id.name, users.status.name, users.version.name];

/**
 * Empties a user's row except ID and status: nullable columns become null, the others get their default. The address becomes
 * available for a new account.
 */
export async function emptyUser(tx: Tx, id: string): Promise<void> {
  const written = { email: '', emailKey: `erased ${id}`, firstName: '', lastName: '', role: 'patient' as const };
  const columns = Object.entries<PgColumn>(getTableColumns(users)).filter(
    ([key, { name }]) => !(key in written) && !KEPT.includes(name),
  );
  const others = Object.fromEntries(columns.map(([key, { notNull }]) => [key, notNull ? sql`default` : null]));
  await tx
    .update(users)
    .set({ ...others, ...written })
    .where(eq(users.id, id));
}

/** Deletes pending email requests for these addresses. */
export async function deleteMailRequests(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx.delete(mailRequests).where(inArray(mailRequests.emailKey, addresses.map(emailKeyOf)));
}
