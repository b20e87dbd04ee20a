import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { type ChallengePurpose, passkeyChallenges, passkeys } from './two-factor.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db | Tx, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt));
}

export async function findPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey; undefined when the device's key exists already. */
export async function insertPasskey(tx: Tx, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [made] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return made;
}

/** Records a use if the passkey is unchanged since it was read; of two concurrent uses only one succeeds. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter }: PasskeyRow,
  use: { counter: number; synced: boolean; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter: use.counter, synced: use.synced, lastUsedAt: use.at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function writePasskeyName(tx: Tx, userId: string, id: string, name: string) {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Deletes a person's passkey; false when it is not theirs. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes every passkey of a person; returns how many. */
export async function deletePasskeysOf(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return rows.length;
}

export async function insertPasskeyChallenge(tx: Tx, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await tx.insert(passkeyChallenges).values(row);
}

/** Deletes and returns a challenge; undefined when it was answered, has expired, or has another purpose. */
export async function takePasskeyChallenge(tx: Tx, challengeHash: string, purpose: ChallengePurpose, at: Date) {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, at),
      ),
    )
    .returning();
  return row;
}

export async function deleteOldPasskeyChallenges(database: Database, before: Date): Promise<void> {
  await database.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
}
