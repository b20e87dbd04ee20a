// Prints what the product does per second beside what the database does by itself, on a grown market. Never a pass or a fail.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { createModules } from '../src/app/modules.ts';
import { systemClock } from '../src/platform/clock.ts';
import { connectPostgres, type Database } from '../src/platform/db/database.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { createRegistry } from '../src/platform/http/api-registry.ts';
import { fillForBench, LISTINGS, PACKAGES } from './fill.ts';
import { measureHttp, measureRaw, memoryMb } from './measure.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';
import { type Row, printTable } from './report.ts';
import { addressOf, type Scenario, scenarios } from './scenarios.ts';
import { startProcess } from './servers.ts';

/** Every browser takes compressed pages. */
const asBrowser = { 'accept-encoding': 'gzip' };
const BARE_PORT = 4391;
const PORT = 4392;

const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Filling PostgreSQL with ${LISTINGS} listings and ${PACKAGES} packages …`);
const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 10);
const bare = await startProcess('bare-server.ts', BARE_PORT, {}, '/');
const rows: Row[] = [];
try {
  await migrateDatabase(database);
  await fillForBench(database);
  const server = await startProcess('../src/main.ts', PORT, serverEnvironment(postgres.url), '/api/v1/currencies');
  try {
    const atRest = memoryMb(server.pid);
    const empty = await measureHttp(bare.address, ['/'], { clients: 32, pid: bare.pid });
    rows.push({ name: 'bare: empty Fastify route', bar: '', measured: empty, raw: null });
    for (const scenario of scenarios(await someIds(database))) {
      say(`Measuring ${scenario.name} …`);
      const paths = scenario.calls.map(addressOf);
      const raw = await measureRaw(postgres.url, await rawPages(database, scenario), scenario.clients);
      rows.push({
        name: `${scenario.name}, kept`,
        bar: scenario.bar,
        measured: await measureHttp(server.address, paths, { clients: scenario.clients, pid: server.pid }),
        raw,
      });
      rows.push({
        name: `${scenario.name}, every one new`,
        bar: scenario.bar,
        measured: await measureHttp(server.address, paths, { clients: scenario.clients, pid: server.pid, fresh: true }),
        raw,
      });
    }
    for (const page of ['/packages', '/directory', '/treatments']) {
      say(`Measuring the page ${page} …`);
      rows.push({
        name: `page ${page}, repeated`,
        bar: '≥ 0.25 × bare',
        measured: await measureHttp(server.address, [page], { clients: 16, pid: server.pid, headers: asBrowser }),
        raw: empty,
      });
      rows.push({
        name: `page ${page}, every one new`,
        bar: '',
        measured: await measureHttp(server.address, [page], {
          clients: 16,
          pid: server.pid,
          fresh: true,
          headers: asBrowser,
        }),
        raw: null,
      });
    }
    printTable(rows);
    say(`\nMemory of the server: ${atRest} MB at rest (bar ≤ 250), ${memoryMb(server.pid)} MB after load.`);
  } finally {
    await server.stop();
  }
} finally {
  await bare.stop();
  await database.close();
  await postgres.stop();
}

function serverEnvironment(url: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'travesia-bench-')),
    DEMO_MODE: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    NODE_ENV: 'production',
  };
}

async function someIds({ db }: Database) {
  const packages = await db.execute<{ id: string }>(
    sql`select id from packages where status = 'published' order by id limit 500`,
  );
  const providers = await db.execute<{ id: string }>(
    sql`select id from providers where listing = 'partner' order by id limit 500`,
  );
  return { packages: packages.rows.map((row) => row.id), providers: providers.rows.map((row) => row.id) };
}

/** The statements that each call of a scenario needs, reference data already in memory. */
async function rawPages(filled: Database, scenario: Scenario): Promise<RecordedQuery[][]> {
  const modules = createModules({ database: filled, clock: systemClock, revision: () => 1 });
  const registry = createRegistry(modules.mounted, () => 1);
  const context = { requestId: 'bench', actor: { kind: 'anonymous' } } as const;
  const find = (name: string) => registry.mounted.find((mounted) => mounted.endpoint.name === name);
  const pages: RecordedQuery[][] = [];
  for (const { endpoint, input } of scenario.calls) {
    const mounted = find(endpoint.name);
    if (!mounted) continue;
    const run = () => registry.run(mounted, { params: input.params, query: input.query }, context);
    await run();
    pages.push(await recordQueries(filled, run));
  }
  return pages;
}
