import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { sql } from 'drizzle-orm';
import { connectEmbedded, connectPostgres, type Database } from '../db/database.ts';
import { openEngine } from '../db/embedded/engine.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import type { TestDatabaseSource } from './test-database.ts';

const TEMPLATE = 'travesia_test_template';

/**
 * Creates one migrated database that every test file starts from; TEST_ENGINE selects embedded (default) or postgres
 * for the project `integration`. The project `embedded` is named after its engine.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, teardown } =
    process.env['TEST_ENGINE'] === 'postgres' && project.name !== 'embedded'
      ? await postgresTemplate()
      : await embeddedTemplate();
  project.provide('database', source);
  return teardown;
}

async function makeReady(database: Database): Promise<void> {
  await migrateDatabase(database);
  // Tests start with an empty audit log; nothing else may empty it, which has its own test.
  for (const table of ['audit_entries', 'audit_links'])
    await database.db.execute(sql.raw(`alter table ${table} disable trigger ${table}_kept`));
  // The queue creates its tables when it starts: once here instead of once per file.
  const jobs = new JobQueue(database, pino({ level: 'silent' }));
  await jobs.start({ workers: false });
  await jobs.stop();
}

interface Template {
  source: TestDatabaseSource;
  teardown: () => Promise<void>;
}

async function embeddedTemplate(): Promise<Template> {
  const engine = await openEngine({});
  const database = connectEmbedded(engine.socketDir, engine.close);
  await makeReady(database);
  const folder = await mkdtemp(path.join(tmpdir(), 'travesia-template-'));
  const snapshot = path.join(folder, 'template.tar');
  await writeFile(snapshot, Buffer.from(await (await engine.dump()).arrayBuffer()));
  await database.close();
  return { source: { engine: 'embedded', snapshot }, teardown: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresTemplate(): Promise<Template> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL; `npm test` starts a server by itself');
  await dropTemplates(url);
  await admin(url, `create database ${TEMPLATE}`);
  const database = connectPostgres(withDatabase(url, TEMPLATE), 4);
  await makeReady(database);
  await database.close();
  return {
    source: { engine: 'postgres', url, template: TEMPLATE },
    teardown: () => dropTemplates(url),
  };
}

/** The template and what test files prepared from it (`openPreparedDatabase`), also that of a run that was ended. */
async function dropTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${TEMPLATE}%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function admin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
