import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { idempotencyKeys, idempotencySteps } from './idempotency.tables.ts';

/** Identifies an attempt to run a request. */
export interface Claim {
  scope: string;
  key: string;
  fingerprint: string;
  /** As processes of the previous release store it. */
  formerFingerprint: string;
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
  stepped: boolean;
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
 * Acquires the key for this attempt if it is new, or held by an attempt of the same request that crashed before
 * committing anything or between two steps. Otherwise returns what is stored.
 */
export async function claimKey(database: Database, claim: Claim, lockSeconds: number): Promise<StoredKey | null> {
  const { scope, key, fingerprint, attempt } = claim;
  const lockedUntil = sql`now() + ${lockSeconds} * interval '1 second'`;
  const taken = await database.db
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, attempt, lockedUntil })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { attempt: claim.attempt, lockedUntil },
      setWhere: and(
        inArray(idempotencyKeys.fingerprint, [claim.fingerprint, claim.formerFingerprint]),
        or(isNull(idempotencyKeys.committedAt), eq(idempotencyKeys.stepped, true)),
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
  // Released between the two statements: the next attempt will find it free.
  return (
    stored ?? {
      fingerprint: claim.fingerprint,
      committedAt: null,
      stepped: false,
      status: null,
      contentType: null,
      body: null,
    }
  );
}

/** Records a commit in the command's transaction. Returns false if another attempt took the key. */
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

/**
 * Stores an error as the response if anything was committed under the key; a request that changed nothing may be
 * retried.
 */
export async function storeRefusal(database: Database, claim: Claim, answer: StoredAnswer): Promise<void> {
  await database.db
    .update(idempotencyKeys)
    .set(answer)
    .where(and(held(claim), isNotNull(idempotencyKeys.committedAt)));
}

/** Lets the next attempt of a multi-step request continue here immediately. */
export async function openForNextAttempt(database: Database, claim: Claim): Promise<void> {
  await database.db
    .update(idempotencyKeys)
    .set({ lockedUntil: sql`now()` })
    .where(and(held(claim), eq(idempotencyKeys.stepped, true), isNull(idempotencyKeys.status)));
}

/** Records a finished step, with its encrypted result, in its transaction. */
export async function noteStep(tx: Tx, claim: Claim, step: string, result: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ stepped: true }).where(held(claim));
  await tx.insert(idempotencySteps).values({ scope: claim.scope, key: claim.key, step, result });
}

/** Results of earlier attempts, by step. */
export async function findSteps(database: Database, claim: Claim): Promise<Map<string, unknown>> {
  const rows = await database.db
    .select({ step: idempotencySteps.step, result: idempotencySteps.result })
    .from(idempotencySteps)
    .where(and(eq(idempotencySteps.scope, claim.scope), eq(idempotencySteps.key, claim.key)));
  return new Map(rows.map(({ step, result }) => [step, result]));
}

/** Releases the key unless something was committed under it. */
export async function releaseKey(database: Database, claim: Claim): Promise<void> {
  await database.db.delete(idempotencyKeys).where(and(held(claim), isNull(idempotencyKeys.committedAt)));
}

export async function deleteOldKeys(database: Database, hours: number): Promise<void> {
  await database.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - ${hours} * interval '1 hour'`));
}
