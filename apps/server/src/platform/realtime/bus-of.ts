import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { LiveBus } from './bus.ts';

/** The bus of this process, by database pool. */
const buses = new WeakMap<pg.Pool, LiveBus>();

/** The bus that carries what is told from this database. A process without sockets (a command) only notifies the others. */
export function busOf(database: Database): LiveBus {
  const known = buses.get(database.pool);
  if (known) return known;
  const bus = new LiveBus(database);
  buses.set(database.pool, bus);
  return bus;
}

/** Makes a bus the one of its database, until the returned function is called. */
export function setBus(database: Database, bus: LiveBus): () => void {
  buses.set(database.pool, bus);
  return () => void (buses.get(database.pool) === bus && buses.delete(database.pool));
}
