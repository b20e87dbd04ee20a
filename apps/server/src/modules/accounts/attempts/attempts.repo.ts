import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { signInAttempts } from '../accounts.tables.ts';

export interface Attempt {
  account: string;
  network: string;
  known: boolean;
  at: Date;
}

/** Attempts on the account or from the network since an instant. */
export async function listAttempts(tx: Db | Tx, { account, network }: Attempt, since: Date): Promise<Attempt[]> {
  return tx
    .select({
      account: signInAttempts.account,
      network: signInAttempts.network,
      known: signInAttempts.known,
      at: signInAttempts.at,
    })
    .from(signInAttempts)
    .where(
      and(or(eq(signInAttempts.account, account), eq(signInAttempts.network, network)), gt(signInAttempts.at, since)),
    );
}

export async function insertAttempt(tx: Tx, row: Attempt & { id: string }): Promise<void> {
  await tx.insert(signInAttempts).values(row);
}

/** A successful sign-in deletes its own attempt, and its network's failed attempts on the account. */
export async function deleteAttempts(tx: Tx, { account, network }: Attempt): Promise<void> {
  await tx.delete(signInAttempts).where(and(eq(signInAttempts.account, account), eq(signInAttempts.network, network)));
}

/** Deletes all failed attempts on an account. */
export async function deleteAttemptsOn(tx: Tx, account: string): Promise<void> {
  await tx.delete(signInAttempts).where(eq(signInAttempts.account, account));
}

export async function deleteOldAttempts(database: Database, before: Date): Promise<void> {
  await database.db.delete(signInAttempts).where(lt(signInAttempts.at, before));
}
