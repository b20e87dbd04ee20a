// Measures whether answers' times tell which addresses have accounts: node apps/server/bench/enumeration.ts [samples]. Never a pass or a fail.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { startPostgres } from '../../../scripts/postgres/start-postgres.mjs';
import { createPasswords } from '../src/modules/accounts/passwords/passwords.ts';
import { connectPostgres, type Database } from '../src/platform/db/database.ts';
import { startProcess } from './servers.ts';

const PORT = 4394;
const SAMPLES = Number(process.argv[2] ?? 200);
/** A few attempts and mails an account, so that none of them is at a limit. */
const ACCOUNTS = Math.ceil(SAMPLES / 3);
const BAR_MS = 5;
const PASSWORD = 'una frase que nadie adivina';

const KINDS = ['known', 'unknown', 'suspended', 'unverified', 'without password'] as const;
type Kind = (typeof KINDS)[number];

/** The calls that take an address; whatever it is, they answer alike. */
const CALLS: Readonly<Record<string, (email: string) => object>> = {
  '/auth/login': (email) => ({ email, password: 'not the right one at all' }),
  '/auth/forgot-password': (email) => ({ email }),
  '/auth/register': (email) => ({
    email,
    password: PASSWORD,
    first_name: 'Rosa',
    last_name: 'Delgado',
    accept_terms: true,
  }),
  '/auth/resend-verification': (email) => ({ email }),
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const addressOf = (kind: Kind, call: string, at: number) =>
  `${kind.replaceAll(' ', '.')}.${call.split('/').at(-1)}.${at}@example.com`;

/** Accounts of each kind but the unknown ones, apart for each call, so that none of them changes what another meets. */
async function fill({ db }: Database): Promise<void> {
  const hash = await createPasswords().hash(PASSWORD);
  for (const kind of KINDS) {
    if (kind === 'unknown') continue;
    const status = kind === 'suspended' || kind === 'unverified' ? kind : 'active';
    const verified = status === 'unverified' ? null : new Date().toISOString();
    for (const call of Object.keys(CALLS)) {
      for (let at = 0; at < ACCOUNTS; at++) {
        const email = addressOf(kind, call, at);
        await db.execute(sql`insert into users (id, email, email_key, email_verified_at, status, role, password_hash,
          first_name, last_name) values (${uuidv7()}, ${email}, ${email}, ${verified}, ${status}, 'patient',
          ${kind === 'without password' ? null : hash}, 'Rosa', 'Delgado')`);
      }
    }
  }
}

let visitors = 0;

/** Milliseconds until the whole answer is there. Each request comes from another network, so that none is held back. */
async function time(call: string, email: string): Promise<{ ms: number; answer: string }> {
  visitors++;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const body = JSON.stringify(CALLS[call]?.(email));
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${PORT}/api/v1${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body,
  });
  const text = await response.text();
  const ms = performance.now() - begun;
  const { code, status } = JSON.parse(text) as { code?: string; status?: unknown };
  return { ms, answer: `${response.status} ${code ?? String(status)}` };
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const spread = (values: readonly number[]): string =>
  (Math.max(...values) - Math.min(...values)).toFixed(2).padStart(13);
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

async function measure(call: string): Promise<void> {
  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const answers = new Set<string>();
  // The first requests find nothing compiled yet.
  for (let at = -20; at < SAMPLES; at++) {
    for (const kind of shuffled(KINDS)) {
      // Registering makes an unknown address known: each is used once.
      const which = kind === 'unknown' ? at + SAMPLES : Math.abs(at) % ACCOUNTS;
      const { ms, answer } = await time(call, addressOf(kind, call, which));
      if (at < 0) continue;
      times.get(kind)?.push(ms);
      answers.add(answer);
    }
  }
  const all = (part: number) => KINDS.map((kind) => quantile(times.get(kind) ?? [], part));
  const cells = all(0.5).map((value) => value.toFixed(2).padStart(18));
  // The first quartile too: other work on the machine disturbs it least, and who listens closely would take it.
  say(`${call.padEnd(26)}${cells.join('')}${spread(all(0.5))}${spread(all(0.25))}   ${[...answers].join(', ')}`);
}

say(`Starting PostgreSQL and the server, with ${ACCOUNTS} accounts of each kind …`);
const postgres = await startPostgres({ durable: true });
const database = connectPostgres(postgres.url, 4);
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'travesia-bench-')),
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  RATE_LIMIT_PER_MINUTE: '0',
  TRUST_PROXY: '1',
  TRAVESIA_WEB: 'off',
};
const server = await startProcess('../src/main.ts', PORT, environment, '/readyz');
try {
  await fill(database);
  say(`Median milliseconds of ${SAMPLES} requests each, interleaved at random; bar: within ${BAR_MS} ms\n`);
  say(
    `${' '.repeat(26)}${KINDS.map((kind) => kind.padStart(18)).join('')}${'difference'.padStart(13)}${'of quartiles'.padStart(13)}   answers`,
  );
  for (const call of Object.keys(CALLS)) await measure(call);
} finally {
  await server.stop();
  await database.close();
  await postgres.stop();
}
