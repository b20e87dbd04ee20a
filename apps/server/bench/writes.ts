// Prints how fast lists are while others write, beside how fast they are while nobody does. Never a pass or a fail.
import { listPackages } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { connectPostgres, type Database } from '../src/platform/db/database.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { fillForBench, LISTINGS, PACKAGES, PARTNERS } from './fill.ts';
import { inTurn, type Measured, measureHttp } from './measure.ts';
import { addressOf, callAt, CLIENTS, type Scenario, scenarios } from './scenarios.ts';
import { productEnvironment, startProcess } from './servers.ts';

const PORT = 4394;
const WRITES_A_SECOND = 5;
/** Each pair of measurements is made so many times, in turn, and their sums count: the machine has other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** How many new addresses each list was asked for. */
const asked = new Map<string, number>();
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Write {
  name: string;
  /** For the ratio of speeds. */
  bar: string;
  /** What one writing of a clinic sends, in one transaction. */
  statements: (slug: string) => SQL[];
}

/** There is no calendar yet. (b) is the nearest: opening hours, and rows of a clinic that are replaced. */
const WRITES: readonly Write[] = [
  {
    name: '(a) settings of a clinic',
    bar: '≥ 0.8',
    statements: (slug) => [
      sql`update providers set allow_online_booking = not allow_online_booking, require_deposit = true,
        deposit_percentage = 25 + (random() * 25)::int, version = version + 1 where slug = ${slug}`,
    ],
  },
  {
    name: '(b) opening hours and rows of a clinic',
    bar: '≥ 0.8',
    statements: (slug) => [
      sql`update providers set attributes = jsonb_build_object('opening_hours', random()::text) where slug = ${slug}`,
      sql`delete from provider_treatments where provider_id = (select id from providers where slug = ${slug})`,
      sql`insert into provider_treatments (provider_id, treatment, cases_last_year)
        select p.id, t.slug, 10 from providers p, (select slug from treatments order by slug limit 20) t where p.slug = ${slug}`,
    ],
  },
  {
    name: '(c) price of a package',
    bar: '',
    statements: (slug) => [
      sql`update packages set price_minor = price_minor + 100, price_usd_minor = price_usd_minor + 100,
          total_usd_minor = total_usd_minor + 100, version = version + 1
        where id = (select k.id from packages k join providers p on p.id = k.provider_id where k.status = 'published' and p.slug = ${slug} limit 1)`,
      sql`update providers set price_from_usd_minor = price_from_usd_minor + 100 where slug = ${slug}`,
    ],
  },
];

interface Line {
  write: string;
  list: string;
  bar: string;
  alone: Measured;
  beside: Measured;
}

say(`Filling PostgreSQL with ${LISTINGS} listings and ${PACKAGES} packages …`);
const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 4);
try {
  await migrateDatabase(database);
  await fillForBench(database);
  const server = await startProcess(
    '../src/main.ts',
    PORT,
    { ...productEnvironment(postgres.url), TRAVESIA_WEB: 'off' },
    '/api/v1/currencies',
  );
  try {
    const lists = scenarios({ packages: [], providers: [] }).filter(({ calls }) =>
      [listPackages.name, listProviders.name].includes(calls[0]?.endpoint.name ?? ''),
    );
    const lines: Line[] = [];
    const pairs = WRITES.flatMap((write) =>
      lists.flatMap((list) => (['kept', 'new'] as const).map((kind) => ({ write, list, kind }))),
    );
    for (const { write, list, kind } of pairs.flatMap((pair) => Array.from({ length: ROUNDS }, () => pair))) {
      const measure = () => measureHttp(server.address, pathsOf(list, kind), { clients: CLIENTS, pid: server.pid });
      const alone = await measure();
      const beside = await whileWriting(database, write.statements, measure);
      lines.push({ write: write.name, list: `${list.name}, ${kind}`, bar: write.bar, alone, beside });
    }
    print(lines);
  } finally {
    await server.stop();
  }
} finally {
  await database.close();
  await postgres.stop();
}

/** New addresses go on where the last measurement ended, so that none is asked for twice. */
function pathsOf(list: Scenario, kind: 'kept' | 'new'): (count: number) => string {
  if (kind === 'kept') return inTurn(list.calls.map(addressOf));
  return () => {
    const count = (asked.get(list.name) ?? 0) + 1;
    asked.set(list.name, count);
    return addressOf(list.reworded(callAt(list, count), count));
  };
}

/** Writes as many times a second, past the server as another process would. */
async function whileWriting<T>({ db }: Database, statements: Write['statements'], work: () => Promise<T>): Promise<T> {
  const writing = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  let next = 0;
  const timer = setInterval(() => {
    const slug = `bench-${(next++ * 7) % PARTNERS}`;
    const one = db
      .transaction(async (tx) => {
        for (const statement of statements(slug)) await tx.execute(statement);
      })
      .catch((error: unknown) => failures.push(error))
      .finally(() => writing.delete(one));
    writing.add(one);
  }, 1000 / WRITES_A_SECOND);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(writing);
    if (failures.length) process.exitCode = 1;
    for (const failure of failures.slice(0, 1)) say(`A write failed: ${String(failure)}`);
  }
}

function print(lines: readonly Line[]): void {
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  for (const [what, rounds] of Map.groupBy(lines, ({ write, list }) => `${write}: ${list}`)) {
    const of = (when: 'alone' | 'beside') => {
      const measured = rounds.map((round) => round[when]);
      const speed = total(measured.map(({ perSecond }) => perSecond));
      return {
        perSecond: speed / rounds.length,
        cpuMs: total(measured.map(({ perSecond, cpuMs }) => perSecond * (cpuMs ?? 0))) / speed,
        p99: Math.max(...measured.map(({ p99 }) => p99)),
        failed: total(measured.map(({ failed }) => failed)),
      };
    };
    const [alone, beside] = [of('alone'), of('beside')];
    say(
      `${what.padEnd(80)} ${Math.round(alone.perSecond)} → ${Math.round(beside.perSecond)} per s, ratio ${(beside.perSecond / alone.perSecond).toFixed(2)}; ` +
        `CPU ${alone.cpuMs.toFixed(2)} → ${beside.cpuMs.toFixed(2)} ms, ratio ${(alone.cpuMs / beside.cpuMs).toFixed(2)}; ` +
        `p99 ${alone.p99} → ${beside.p99} ms; failed ${alone.failed} → ${beside.failed}  ${rounds[0]?.bar ?? ''}`,
    );
  }
}
