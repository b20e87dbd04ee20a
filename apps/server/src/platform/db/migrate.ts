import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

/** Folder of the migrations, in order. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
/** An arbitrary fixed number: the lock that serializes processes starting together. */
const MIGRATION_LOCK = 7_205_117;
/** How long a migration waits for a table lock. */
const TABLE_LOCK_MS = 10_000;

/** The last migration, on an embedded engine, where all connections share one session: its lock blocks no one. */
let embedded: Promise<void> = Promise.resolve();

/**
 * Migrates the database to the newest version; if several processes start, one migrates and the others wait. Forward
 * only.
 */
export function migrateDatabase(database: Database): Promise<void> {
  if (database.engine === 'postgres') return migrateUnderLock(database);
  const turn = embedded.then(() => migrateUnderLock(database));
  embedded = turn.catch(() => {});
  return turn;
}

async function migrateUnderLock(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Waiting for another process's migration takes as long as it takes; waiting for a table in use is limited, since
    // everyone else queues behind the migration.
    await client.query('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
    await client.query('reset lock_timeout; reset statement_timeout; reset idle_in_transaction_session_timeout');
  } finally {
    client.release();
  }
}
