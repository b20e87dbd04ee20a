import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connectEmbedded, connectPostgres, type Database } from '../../../platform/db/database.ts';
import { openEngine } from '../../../platform/db/embedded/engine.ts';
import { migrateDatabase } from '../../../platform/db/migrate.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { SearchDocument } from '../documents/document.ts';
import { putSearchDocuments } from '../documents/put-search-documents.ts';

const NAME = 'travesia_search_measure';

/** A dedicated database: on the server at `url`, created here and dropped at the end, or on an embedded in-memory engine. */
export async function openMeasureDatabase(url: string | undefined): Promise<Database> {
  const database = url ? await onServer(url) : await embedded();
  await migrateDatabase(database);
  return database;
}

async function embedded(): Promise<Database> {
  const engine = await openEngine({});
  return connectEmbedded(engine.socketDir, engine.close);
}

async function onServer(url: string): Promise<Database> {
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(`drop database if exists ${NAME} with (force)`, `create database ${NAME}`);
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  const database = connectPostgres(own.href, 10);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(`drop database if exists ${NAME} with (force)`);
    },
  };
}

/** Loads documents as their owners would; returns the duration in milliseconds. */
export async function loadDocuments(database: Database, documents: readonly SearchDocument[]): Promise<number> {
  const start = performance.now();
  await unitOfWork(database, (tx) => putSearchDocuments(tx, documents));
  const took = performance.now() - start;
  await database.db.execute(sql`analyze search_documents`);
  return took;
}
