import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { asRefusal } from './constraint-problems.ts';
import { sqlState } from './database-fault.ts';
import type { Database, Tx } from './database.ts';
import { keyText, type LockKey } from './lock-keys.ts';
import { noteClient, TransactionClient } from './transaction-client.ts';

interface Unit {
  database: Database;
  effects: ((database: Database) => void)[];
}

const running = new AsyncLocalStorage<Unit>();
const seals = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;
/**
 * Maximum delay before a retry, doubled for the next: randomized so that competing transactions don't collide again.
 */
const PAUSE_MS = 40;

/** Whether the caller is inside a transaction, where outside calls are refused. */
export const isInUnitOfWork = (): boolean => running.getStore() !== undefined;

/** The database of the running transaction. */
export function databaseNow(): Database {
  const unit = running.getStore();
  if (!unit) throw new Error('databaseNow needs a running transaction');
  return unit.database;
}

/** Called by gateways (mail, storage, payments): a slow outside call would hold locks. */
export function assertOutsideUnitOfWork(what: string): void {
  if (isInUnitOfWork()) throw new Error(`${what} must not be called inside a transaction`);
}

/** How a transaction is run. */
interface How {
  isolation?: 'serializable';
  locks?: readonly LockKey[];
}

const dialect = new PgDialect();
/** What `drizzle()` makes, without building the rest of it for each transaction. */
const Session = NodePgSession<Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/**
 * Runs a command's work in one transaction. Retries up to three times, only when the database asks for it
 * (serialization failure, deadlock), so the work must have no effects outside the database. Constraint violations are
 * thrown as their declared problem (see `refusals`). `locks` are keys as for `lockInTurn`, taken by the statement that begins it.
 */
export async function unitOfWork<T>(database: Database, work: (tx: Tx) => Promise<T>, how: How = {}): Promise<T> {
  if (isInUnitOfWork())
    throw new Error('a transaction is already running: pass its tx on instead of beginning another');
  for (let attempt = 1; ; attempt++) {
    const unit: Unit = { database, effects: [] };
    try {
      const result = await running.run(unit, () => inTransaction(database, (tx) => workAndSeal(work, tx), how));
      for (const effect of unit.effects) effect(database);
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw asRefusal(error);
      await sleep(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/**
 * A transaction on its own connection. Given a pool, Drizzle would not release the connection if `begin` itself fails,
 * and every outage would shrink the pool.
 */
async function inTransaction<T>(
  { pool }: Database,
  work: (tx: Tx) => Promise<T>,
  { isolation, locks = [] }: How,
): Promise<T> {
  const client = await pool.connect();
  try {
    const own = new TransactionClient(client, locks.map(keyText));
    return await new Session(own as unknown as pg.PoolClient, dialect, undefined).transaction(
      (tx) => {
        noteClient(tx, own);
        return work(tx);
      },
      isolation ? { isolationLevel: isolation } : undefined,
    );
  } finally {
    client.release();
  }
}

async function workAndSeal<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  const result = await work(tx);
  await seals.getStore()?.(tx);
  return result;
}

/**
 * Runs `effect` after the current transaction commits, never after a rollback. Effects may be lost with the process
 * (waking a loop), so nothing may depend on them alone.
 */
export function afterCommit(effect: (database: Database) => void): void {
  const unit = running.getStore();
  if (!unit) throw new Error('afterCommit needs a running transaction');
  unit.effects.push(effect);
}

/**
 * While `work` runs, every transaction it starts calls `seal` right before committing; a seal that throws rolls back.
 */
export const sealCommits = <T>(seal: (tx: Tx) => Promise<void>, work: () => Promise<T>): Promise<T> =>
  seals.run(seal, work);
