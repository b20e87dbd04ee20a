import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

/** Where the migrations are, in order. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
/** Any fixed number: processes that start together take turns by it. */
const MIGRATION_LOCK = 7_205_117;
/** How long a migration waits for a table. */
const TABLE_LOCK_MS = 10_000;

/** The last migration of an embedded engine, all of whose connections are one session: its lock holds nobody back. */
let embedded: Promise<void> = Promise.resolve();

/** Brings the database to the newest migration; of many processes one does it and the others wait. Forward only. */
export function migrateDatabase(database: Database): Promise<void> {
  if (database.engine === 'postgres') return migrateUnderLock(database);
  const turn = embedded.then(() => migrateUnderLock(database));
  embedded = turn.catch(() => {});
  return turn;
}

async function migrateUnderLock(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Waiting for another process's migration takes as long as that does; a table that is in use is waited for only so long,
    // since everybody else then waits behind the migration.
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
