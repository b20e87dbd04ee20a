import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { signInChallenges } from '../accounts.tables.ts';

type ChallengeRow = typeof signInChallenges.$inferSelect;

export async function insertChallenge(tx: Tx, row: typeof signInChallenges.$inferInsert): Promise<void> {
  await tx.insert(signInChallenges).values(row);
}

/** A first step that is still valid. */
export async function findChallenge(db: Db, tokenHash: string, at: Date): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, at)));
  return row;
}

/** Consumes a first step; returns false if another call was faster. */
export async function useChallenge(tx: Tx, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await tx
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, at)))
    .returning({ tokenHash: signInChallenges.tokenHash });
  return rows.length > 0;
}

/** A new password invalidates first steps made with the old one. */
export async function withdrawChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

export async function deleteOldChallenges(database: Database, before: Date): Promise<void> {
  await database.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before));
}
