import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { recoveryCodes, totpSecrets } from './two-factor.tables.ts';

type TotpRow = typeof totpSecrets.$inferSelect;

export async function findTotp(db: Db | Tx, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row;
}

/** Same, locked until the transaction ends. */
export async function lockTotp(tx: Tx, userId: string): Promise<TotpRow | undefined> {
  const [row] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).for('update');
  return row;
}

/** Writes a secret awaiting confirmation, replacing any unconfirmed one; false when one is confirmed. */
export async function putPendingTotp(
  tx: Tx,
  row: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(totpSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealedSecret: row.sealedSecret, createdAt: row.createdAt },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function confirmTotpRow(tx: Tx, userId: string, at: Date, step: number): Promise<void> {
  await tx.update(totpSecrets).set({ confirmedAt: at, lastStep: step }).where(eq(totpSecrets.userId, userId));
}

export async function writeLastStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.update(totpSecrets).set({ lastStep: step }).where(eq(totpSecrets.userId, userId));
}

/** Deletes a confirmed secret and its recovery codes; false when there is none. */
export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  if (rows.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows.length > 0;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[], at: Date): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: at })));
}

/** Marks a recovery code as used; false when it is unknown or was used. */
export async function markCodeSpent(tx: Tx, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.count ?? 0;
}
