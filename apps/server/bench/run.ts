// Prints what the product does per second beside what the database does by itself, on a grown market. Never a pass or a fail.
import { sql } from 'drizzle-orm';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { features } from '../src/app/features.ts';
import { idleParts } from '../src/app/process-parts.ts';
import { connectPostgres, type Database } from '../src/platform/db/database.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { createProduct } from '../src/platform/feature/create-product.ts';
import { createRegistry } from '../src/platform/http/api-registry.ts';
import { fillCalendars } from './fill-calendars.ts';
import { fillForBench, LISTINGS, PACKAGES } from './fill.ts';
import { inTurn, measureHttp, measureRaw, memoryMb } from './measure.ts';
import { measurePages } from './pages.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';
import { type Row, printTable } from './report.ts';
import { indexForRaw } from './raw-queries.ts';
import { addressOf, callAt, CLIENTS, type Scenario, scenarios } from './scenarios.ts';
import { productEnvironment, startProcess } from './servers.ts';

const BARE_PORT = 4391;
const PORT = 4392;
const PAGES_PORT = 4393;
/** Answers of so many addresses fit among the kept ones. */
const MOST_KEPT = 500;
const REST_MS = 5000;
const RAW =
  'raw: the same page through pg, prepared, pool of 10, no HTTP; for lists, search and suggestions the SQL of bench/raw-queries.ts, for items the statement of the product.';
/** `npm run bench -- pages` measures only what is named so. */
const wanted = process.argv[2] ?? '';

const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Filling PostgreSQL with ${LISTINGS} listings and ${PACKAGES} packages …`);
const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 10);
const bare = await startProcess('bare-server.ts', BARE_PORT, {}, '/');
const rows: Row[] = [];
try {
  await migrateDatabase(database);
  await fillForBench(database);
  await fillCalendars(database);
  await database.db.execute(sql.raw(indexForRaw));
  const server = await startProcess('../src/main.ts', PORT, productEnvironment(postgres.url), '/api/v1/currencies');
  try {
    const all = scenarios(await someIds(database));
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const started = memoryMb(server.pid);
    // One of each kind: what lists and search need is in memory then.
    for (const scenario of all) await fetch(`${server.address}${addressOf(callAt(scenario, 0))}`);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const atRest = memoryMb(server.pid);
    const empty = await measureHttp(bare.address, inTurn(['/']), { clients: CLIENTS, pid: bare.pid });
    rows.push({ name: 'bare: empty Fastify route', bar: '', measured: empty, raw: null });
    for (const scenario of all) {
      if (!scenario.name.includes(wanted)) continue;
      say(`Measuring ${scenario.name} …`);
      const raw = await measureRaw(postgres.url, scenario.raw ?? (await ownStatements(database, scenario)), CLIENTS);
      const paths = scenario.calls.slice(0, MOST_KEPT).map(addressOf);
      // Asked once before: making them would be among the slowest hundredth of a measurement of a few seconds.
      for (const path of paths) await (await fetch(`${server.address}${path}`)).arrayBuffer();
      const kept = inTurn(paths);
      const asked = (count: number) => addressOf(scenario.reworded(callAt(scenario, count), count));
      rows.push({
        name: `${scenario.name}, kept`,
        bar: scenario.bar,
        measured: await measureHttp(server.address, kept, { clients: CLIENTS, pid: server.pid }),
        raw,
      });
      rows.push({
        name: `${scenario.name}, every one new`,
        bar: scenario.bar,
        measured: await measureHttp(server.address, asked, { clients: CLIENTS, pid: server.pid }),
        raw,
      });
    }
    if ('pages'.includes(wanted)) {
      say('Measuring pages …');
      rows.push(...(await measurePages(server, bare, PAGES_PORT)));
    }
    printTable(rows);
    say(`\n${RAW}`);
    say(
      `Memory of the server: ${started} MB at rest (bar ≤ 250), ${atRest} MB after one request of each kind, ${memoryMb(server.pid)} MB after load.`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await bare.stop();
  await database.close();
  await postgres.stop();
}

async function someIds({ db }: Database) {
  const packages = await db.execute<{ id: string }>(
    sql`select id from packages where status = 'published' order by id limit 4000`,
  );
  const providers = await db.execute<{ id: string }>(
    sql`select id from providers where listing = 'partner' order by id limit 4000`,
  );
  return { packages: packages.rows.map((row) => row.id), providers: providers.rows.map((row) => row.id) };
}

/** The statements that the product sends for calls of a scenario, reference data already in memory. */
async function ownStatements(filled: Database, scenario: Scenario): Promise<RecordedQuery[][]> {
  const product = createProduct(features, idleParts(filled));
  const registry = createRegistry(product.mounted, () => 1);
  const context = { requestId: 'bench', actor: { kind: 'anonymous' }, language: 'en' } as const;
  const find = (name: string) => registry.mounted.find((mounted) => mounted.endpoint.name === name);
  const pages: RecordedQuery[][] = [];
  for (const { endpoint, input } of scenario.calls.slice(0, MOST_KEPT)) {
    const mounted = find(endpoint.name);
    if (!mounted) continue;
    const run = () => registry.run(mounted, { params: input.params, query: input.query }, context);
    await run();
    pages.push(await recordQueries(filled, run));
  }
  return pages;
}
