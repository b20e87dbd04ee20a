import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { emailChanges } from './email-changes.tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

const isOpen = and(isNull(emailChanges.changedAt), isNull(emailChanges.stoppedAt));

export async function insertEmailChange(tx: Tx, row: typeof emailChanges.$inferInsert): Promise<EmailChangeRow> {
  const [made] = await tx.insert(emailChanges).values(row).returning();
  if (!made) throw new Error('a change of address was not written');
  return made;
}

/** When a user requested changes since an instant. */
export async function listAskedSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: emailChanges.createdAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** A user's pending change that hasn't expired. */
export async function findWaitingChange(db: Db | Tx, { userId }: AccountScope, at: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen, gt(emailChanges.expiresAt, at)));
  return row;
}

/** Finds the change of a link and locks it until the transaction ends. */
export async function lockChangeOfLink(tx: Tx, tokenHash: string): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.confirmHash, tokenHash), eq(emailChanges.approveHash, tokenHash)))
    .for('update');
  return row;
}

export async function findEmailChange(tx: Tx, id: string): Promise<EmailChangeRow | undefined> {
  const [row] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

export async function writeEmailChange(
  tx: Tx,
  id: string,
  facts: Partial<typeof emailChanges.$inferInsert>,
): Promise<EmailChangeRow> {
  const [row] = await tx.update(emailChanges).set(facts).where(eq(emailChanges.id, id)).returning();
  if (!row) throw new Error('the change of address is gone');
  return row;
}

/** Ends a user's open changes; returns whether one hadn't expired. */
export async function stopOpenChanges(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(emailChanges)
    .set({ stoppedAt: at })
    .where(and(eq(emailChanges.userId, userId), isOpen))
    .returning({ expiresAt: emailChanges.expiresAt });
  return rows.some(({ expiresAt }) => expiresAt > at);
}

export async function deleteOldChanges(database: Database, before: Date): Promise<void> {
  await database.db.delete(emailChanges).where(lt(emailChanges.expiresAt, before));
}
