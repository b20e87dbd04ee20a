import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { notifyOutbox } from './outbox.repo.ts';

/** The relays of this process, by the pool of their database. */
const relays = new WeakMap<pg.Pool, Set<() => void>>();

/** Has `wake` called whenever this process has committed an event. Returns the function that ends it. */
export function onEventCommitted(database: Database, wake: () => void): () => void {
  const wakers = relays.get(database.pool) ?? new Set();
  relays.set(database.pool, wakers.add(wake));
  return () => wakers.delete(wake);
}

/**
 * Wakes this process's relay. A process without one (a command) tells those of others by NOTIFY, after its commit: in
 * the transaction itself NOTIFY makes all commits wait for each other (measured: 5,300 instead of 9,600 a second).
 */
export function wakeRelays(database: Database): void {
  const wakers = relays.get(database.pool);
  if (wakers?.size) for (const wake of wakers) wake();
  // Losing this costs nothing but time: every relay also looks by itself.
  else if (database.engine === 'postgres') notifyOutbox(database).catch(() => {});
}
