import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { connectEmbedded, connectPostgres, type Database } from '../db/database.ts';
import { openEngine } from '../db/embedded/engine.ts';

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
  const source = inject('database');
  if (source.engine === 'embedded') {
    const engine = await openEngine({ snapshot: await openAsBlob(source.snapshot) });
    return connectEmbedded(engine.socketDir, engine.close);
  }
  return cloneTemplate(source.url, source.template);
}

async function cloneTemplate(url: string, template: string): Promise<Database> {
  const name = `travesia_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = connectPostgres(own.href, 10);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
