import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { preparedStatement } from '../db/statement.ts';
import { withWaitingWrites } from '../db/write-later.ts';
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
  const taken = await claimFree(database.db, { ...claim, lockSeconds });
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

const lockedUntil = sql`now() + ${sql.placeholder('lockSeconds')} * interval '1 second'`;

/**
 * Not flushed to disk by itself: whatever the request commits later is written after it, so that a crash that loses the claim
 * loses that too.
 */
const claimFree = preparedStatement<{ key: string }>(
  'claim idempotency key',
  sql`insert into idempotency_keys as k (scope, key, fingerprint, attempt, locked_until)
    select ${sql.placeholder('scope')}, ${sql.placeholder('key')}, ${sql.placeholder('fingerprint')}, ${sql.placeholder('attempt')}::uuid, ${lockedUntil}
    from set_config('synchronous_commit', 'off', true)
    on conflict (scope, key) do update set attempt = excluded.attempt, locked_until = excluded.locked_until
    where k.fingerprint in (excluded.fingerprint, ${sql.placeholder('formerFingerprint')})
      and (k.committed_at is null or k.stepped) and k.status is null and k.locked_until < now()
    returning k.key`,
);

/**
 * Records a commit in the command's transaction, with the response if it is known. Returns false if another attempt took the
 * key.
 */
export async function markCommitted(tx: Tx, { scope, key, attempt }: Claim, answer?: StoredAnswer): Promise<boolean> {
  const { status = null, contentType = null, body = null } = answer ?? {};
  const [row] = await mark(tx, { scope, key, attempt, status, contentType, body });
  return row?.held === true;
}

const given = (name: string) => sql.placeholder(name);

const mark = withWaitingWrites<{ held: boolean }>(
  'mark key',
  sql`key_marked as (
      update idempotency_keys set committed_at = now(), status = coalesce(${given('status')}::int, status),
        content_type = coalesce(${given('contentType')}, content_type), body = coalesce(${given('body')}, body)
      where scope = ${given('scope')} and key = ${given('key')} and attempt = ${given('attempt')}::uuid returning 1)
    select exists (select from key_marked) as held`,
);

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
