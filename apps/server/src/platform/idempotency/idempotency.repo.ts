import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/** Names one attempt to carry out a request. */
export interface Claim {
  scope: string;
  key: string;
  fingerprint: string;
  attempt: string;
}

export interface StoredAnswer {
  status: number;
  contentType: string;
  body: string;
}

export interface StoredKey {
  fingerprint: string;
  committedAt: Date | null;
  status: number | null;
  contentType: string | null;
  body: string | null;
}

const held = (claim: Claim) =>
  and(
    eq(idempotencyKeys.scope, claim.scope),
    eq(idempotencyKeys.key, claim.key),
    eq(idempotencyKeys.attempt, claim.attempt),
  );

/**
 * Takes the key for this attempt when it is new, or held by an attempt of the same request that crashed before anything
 * was committed. Otherwise answers what is stored.
 */
export async function claimKey(database: Database, claim: Claim, lockSeconds: number): Promise<StoredKey | null> {
  const lockedUntil = sql`now() + ${lockSeconds} * interval '1 second'`;
  const taken = await database.db
    .insert(idempotencyKeys)
    .values({ ...claim, lockedUntil })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { attempt: claim.attempt, lockedUntil },
      setWhere: and(
        eq(idempotencyKeys.fingerprint, claim.fingerprint),
        isNull(idempotencyKeys.committedAt),
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.lockedUntil, sql`now()`),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  if (taken.length) return null;
  const [stored] = await database.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, claim.scope), eq(idempotencyKeys.key, claim.key)));
  // Given back between the two statements: the next attempt will find it free.
  return stored ?? { fingerprint: claim.fingerprint, committedAt: null, status: null, contentType: null, body: null };
}

/** Notes in the command's transaction that it commits. False when the key has gone to another attempt meanwhile. */
export async function markCommitted(tx: Tx, claim: Claim): Promise<boolean> {
  const rows = await tx
    .update(idempotencyKeys)
    .set({ committedAt: sql`now()` })
    .where(held(claim))
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

export async function storeAnswer(database: Database, claim: Claim, answer: StoredAnswer): Promise<void> {
  await database.db.update(idempotencyKeys).set(answer).where(held(claim));
}

/** Gives the key back unless something was committed under it. */
export async function releaseKey(database: Database, claim: Claim): Promise<void> {
  await database.db.delete(idempotencyKeys).where(and(held(claim), isNull(idempotencyKeys.committedAt)));
}

export async function deleteOldKeys(database: Database, hours: number): Promise<void> {
  await database.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - ${hours} * interval '1 hour'`));
}
