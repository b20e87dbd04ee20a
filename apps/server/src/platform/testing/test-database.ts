import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { signAuditEntries } from '../audit/entry-signer.ts';
import { connectEmbedded, connectPostgres, type Database } from '../db/database.ts';
import { openEngine } from '../db/embedded/engine.ts';

/** Signs the audit log of test databases. */
export const TEST_SECRET = 'the secret of this installation, long enough';

/** What global setup passes to test files. */
export type TestDatabaseSource =
  | { engine: 'embedded'; snapshot: string }
  | { engine: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabaseSource;
  }
}

/** A migrated database for this test file, on the engine of this run. Close it in afterAll. */
export async function openTestDatabase(): Promise<Database> {
  return signed(await openUnsigned());
}

function signed(database: Database): Database {
  signAuditEntries(database, TEST_SECRET);
  return database;
}

async function openUnsigned(): Promise<Database> {
  const source = inject('database');
  if (source.engine === 'embedded') {
    const engine = await openEngine({ snapshot: await openAsBlob(source.snapshot) });
    return connectEmbedded(engine.socketDir, engine.close);
  }
  return cloneTemplate(source.url, source.template);
}

/**
 * The same with data that take seconds to write. On PostgreSQL they are written once for each name and run, by the first test file that
 * asks, and every file gets a copy.
 */
export async function openPreparedDatabase(
  name: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const source = inject('database');
  if (source.engine === 'postgres')
    return signed(await cloneTemplate(source.url, await preparedTemplate(source, name, prepare)));
  const database = await openTestDatabase();
  await prepare(database);
  return database;
}

async function preparedTemplate(
  { url, template }: { url: string; template: string },
  name: string,
  prepare: (database: Database) => Promise<void>,
): Promise<string> {
  const prepared = `${template}_${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Another process waits here until the template is whole. The lock goes with the connection.
  await client.query('select pg_advisory_lock(hashtext($1))', [prepared]);
  const { rows } = await client.query('select from pg_database where datname = $1', [prepared]);
  if (rows.length === 0) {
    const made = `${prepared}_unfinished`;
    await client.query(`drop database if exists ${made} with (force)`);
    await client.query(`create database ${made} template ${template}`);
    const database = signed(connectPostgres(urlOf(url, made), 4));
    await prepare(database);
    await database.close();
    await client.query(`alter database ${made} rename to ${prepared}`);
  }
  await client.end();
  return prepared;
}

function urlOf(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function cloneTemplate(url: string, template: string): Promise<Database> {
  const name = `travesia_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // Copies files instead of writing every block to the log, which is several times cheaper where the files are in memory.
  await run(`create database ${name} template ${template} strategy file_copy`);
  const database = connectPostgres(urlOf(url, name), 10);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
