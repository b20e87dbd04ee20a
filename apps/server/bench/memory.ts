// Prints the server's memory at rest and each minute under mixed load, on PostgreSQL with the demo: pages, lists, search,
// signed-in calls of every role, and a clinic that saves its settings. `npm run bench:memory` runs for an hour, `-- 5`
// for five minutes. It ends with 1 if the memory at rest is above its bar, or still grows late in the run.
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/setup/free-port.mjs';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { demoSignIn } from './demo-sign-in.ts';
import { memoryMb } from './measure.ts';
import { productEnvironment, startProcess } from './servers.ts';

const MINUTES = Number(process.argv[2] ?? 60);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 20);
const REST_BAR_MB = 250;
const REST_MS = 30_000;
/** Mean of the last quarter over the mean of the one before; the first half warms up. */
const GROWTH_BAR = 1.05;
/** Access tokens last 15 minutes. */
const MINUTES_BY_TOKEN = 10;

const WORDS = ['knee', 'dental', 'hip', 'rodilla', 'implante', 'joelho', 'bogota'];
const LISTS = ['treatment-packages', 'providers', 'treatments'];
const OWN = {
  patient: ['/profile', '/favorites', '/notifications', '/activity'],
  provider: ['/provider/profile', '/provider/settings', '/provider/treatments', '/notifications'],
  organization: ['/organizations/profile', '/organizations/providers'],
  admin: ['/platform/users', '/admin/providers', '/platform/audit-log', '/admin/applications'],
} as const;
type Role = keyof typeof OWN;
const ROLES = Object.keys(OWN) as Role[];

const say = (line: string) => process.stdout.write(`${line}\n`);
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

const postgres = await startPostgres({ durable: true });
const server = await startProcess(
  '../src/main.ts',
  await freePort(),
  { ...productEnvironment(postgres.url), DEMO_MODE: 'on' },
  '/readyz',
);
const statuses = new Map<number, number>();
try {
  await sleep(REST_MS);
  const rest = memoryMb(server.pid);
  say(`${rest} MB at rest (bar ≤ ${REST_BAR_MB})`);
  const minutes = await underLoad();
  const [before, last] = [meanOf(minutes, 0.5, 0.75), meanOf(minutes, 0.75, 1)];
  const growth = last / before;
  say(`third quarter ${before.toFixed(0)} MB, last ${last.toFixed(0)} MB: ${growth.toFixed(3)} (bar ≤ ${GROWTH_BAR})`);
  if (rest > REST_BAR_MB || growth > GROWTH_BAR) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres.stop();
}

function meanOf(values: readonly number[], from: number, to: number): number {
  const some = values.slice(Math.floor(values.length * from), Math.ceil(values.length * to));
  return some.reduce((sum, value) => sum + value, 0) / some.length;
}

/** Memory in MB at the end of each minute. */
async function underLoad(): Promise<number[]> {
  const pages = await publicPages();
  let tokens = await signInAll();
  const minutes: number[] = [];
  let count = 0;
  for (let minute = 1; minute <= MINUTES; minute++) {
    if (minute % MINUTES_BY_TOKEN === 0) tokens = await signInAll();
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const next = sleep(1000);
      await Promise.all(Array.from({ length: PER_SECOND }, () => ask(count++, pages, tokens)));
      await next;
    }
    minutes.push(memoryMb(server.pid));
    const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    say(`minute ${String(minute).padStart(3)}  ${minutes.at(-1) ?? 0} MB  ${answers}`);
  }
  return minutes;
}

type Tokens = Readonly<Record<Role, string>>;

async function signInAll(): Promise<Tokens> {
  const tokens = await Promise.all(ROLES.map(async (role) => [role, await demoSignIn(server.address, role)]));
  return Object.fromEntries(tokens) as Tokens;
}

/** Of ten requests five are pages, three lists and searches, one is signed in, and one saves a clinic's settings. */
async function ask(count: number, pages: readonly string[], tokens: Tokens): Promise<void> {
  const kind = count % 10;
  const round = Math.floor(count / 10);
  if (kind < 5) await send(pick(pages, count * 7919) + (kind === 0 ? `?visit=${count}` : ''));
  else if (kind < 8) {
    const query = new URLSearchParams({ page: String(1 + (count % 9)), q: `${pick(WORDS, count)} ${count % 400}` });
    await send(`/api/v1/${pick(LISTS, count)}?${query.toString()}`);
  } else if (kind === 8) {
    const role = pick(ROLES, round);
    await send(`/api/v1${pick(OWN[role], Math.floor(round / ROLES.length))}`, signed(tokens[role]));
  } else await saveSettings(tokens.provider);
}

function signed(token: string, more: RequestInit = {}): RequestInit {
  return { ...more, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

async function saveSettings(token: string): Promise<void> {
  const path = '/api/v1/provider/settings';
  const {
    effect: _,
    actions: __,
    ...settings
  } = JSON.parse(await send(path, signed(token))) as Record<string, unknown>;
  const body = JSON.stringify({ ...settings, allow_online_booking: !settings['allow_online_booking'] });
  await send(path, signed(token, { method: 'PUT', body }));
}

async function send(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(server.address + path, init);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  // An address that is gone would make the load lighter than it says.
  if (response.status === 404) throw new Error(`${path} does not exist`);
  return response.text();
}

/** Paths of all pages of the sitemaps. */
async function publicPages(): Promise<string[]> {
  const paths: string[] = [];
  for (const kind of ['pages', 'treatments', 'packages', 'providers'])
    for (const language of ['en', 'es', 'pt']) {
      const map = await (await fetch(`${server.address}/sitemaps/${kind}-${language}.xml`)).text();
      paths.push(...[...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] as string).pathname));
    }
  return paths;
}
