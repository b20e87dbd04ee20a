import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { notifyOutbox } from './outbox.repo.ts';

/** The relays of this process, by database pool. */
const relays = new WeakMap<pg.Pool, Set<() => void>>();

/** Calls `wake` whenever this process has committed an event. Returns the function that stops it. */
export function onEventCommitted(database: Database, wake: () => void): () => void {
  const wakers = relays.get(database.pool) ?? new Set();
  relays.set(database.pool, wakers.add(wake));
  return () => wakers.delete(wake);
}

/**
 * Wakes this process's relay. A process without one (a command) uses NOTIFY after its commit: inside the transaction,
 * NOTIFY serializes all commits (measured: 5,300 instead of 9,600 per second).
 */
export function wakeRelays(database: Database): void {
  const wakers = relays.get(database.pool);
  if (wakers?.size) for (const wake of wakers) wake();
  // If this is lost, it only costs time: every relay also polls.
  else if (database.engine === 'postgres') notifyOutbox(database).catch(() => {});
}
