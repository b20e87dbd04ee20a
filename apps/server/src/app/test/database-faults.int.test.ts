import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { type FaultyLine, openFaultyLine } from '../../../bench/faults/faulty-line.ts';
import { openTestDatabase } from '../../platform/testing/test-database.ts';
import { type RunningServer, startServer } from '../start-server.ts';

// The short form of `npm run torture:database`, which stops the database server itself and runs two processes.
const source = inject('database');
const engines = source.engine === 'postgres' ? [source.url] : [];

describe('the server with a database', () => {
  it('has one to test with', async () => {
    const database = await openTestDatabase();
    expect(await database.answers()).toBe(true);
    await database.close();
  });
});

// The embedded engine has no network to fail.
describe.each(engines)('the server while its database is down', () => {
  let database: Database;
  let line: FaultyLine;
  let server: RunningServer;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const url = new URL(database.pool.options.connectionString ?? '');
    line = await openFaultyLine({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    folder = mkdtempSync(path.join(tmpdir(), 'travesia-faults-'));
    const config = parseConfig({
      DATABASE_URL: url.href,
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      TRAVESIA_WEB: 'off',
      RATE_LIMIT_PER_MINUTE: '0',
      PORT: '0',
    });
    server = await startServer(config, pino({ level: 'silent' }), () => {});
  });
  afterAll(async () => {
    await server.stop();
    await line.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const calls = [
    ['GET', '/api/v1/treatment-packages?page=1', undefined],
    ['POST', '/api/v1/auth/login', { email: 'nobody@example.com', password: 'a long enough password' }],
    ['GET', '/readyz', undefined],
  ] as const;

  async function ask(turn: number) {
    const [method, address, body] = calls[turn % calls.length] ?? calls[0];
    const began = performance.now();
    const response = await fetch(`${server.address}${address}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    await response.text();
    const { status } = response;
    return { status, ms: performance.now() - began, named: status !== 503 || response.headers.has('retry-after') };
  }

  /** Six users sending requests without pause; `ended` when the time is over. */
  function askFor(ms: number) {
    const until = performance.now() + ms;
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const person = async (number: number) => {
      for (let turn = number; performance.now() < until; turn++) answers.push(await ask(turn));
    };
    return { answers, ended: Promise.all([0, 1, 2, 3, 4, 5].map(person)) };
  }
  async function untilHealed(): Promise<number> {
    const began = performance.now();
    await vi.waitUntil(
      async () => {
        const answers = [await ask(0), await ask(1), await ask(2)];
        return answers.every(({ status }) => status !== 503);
      },
      { timeout: 20_000, interval: 50 },
    );
    return performance.now() - began;
  }

  it.each([
    ['refused', () => line.refuse(), () => line.accept()],
    ['frozen', async () => line.freeze(), async () => line.thaw()],
    ['cut silently', async () => line.cutSilently(), async () => {}],
  ])('(%s) responds 503 within three seconds, and recovers well within five', async (_fault, happen, mend) => {
    await untilHealed();
    const { answers, ended } = askFor(4000);
    await vi.waitUntil(() => answers.length >= 6, { timeout: 10_000 });
    await happen();
    await ended;
    await mend();
    const healed = await untilHealed();
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
    expect(answers.every(({ named }) => named)).toBe(true);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(3500);
    expect(healed).toBeLessThan(5000);
  });

  it('responds 507 while its disk is full, and takes the same request once there is space', async () => {
    await untilHealed();
    const message = {
      topic: 'question',
      full_name: 'Rosa Lima',
      email: 'rosa@example.org',
      language: 'es',
      message: '¿Cómo pago?',
      consents: [{ purpose: 'answer_request', version: CONSENT_VERSIONS.answer_request }],
    };
    const send = () =>
      fetch(`${server.address}/api/v1/contact-requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'while-the-disk-is-full' },
        body: JSON.stringify(message),
      });
    await database.db.execute(sql`create function fill_disk() returns trigger language plpgsql as
      $$ begin raise sqlstate '53100' using message = 'could not extend file: No space left on device'; end $$`);
    await database.db.execute(
      sql`create trigger full_disk before insert on contact_requests execute function fill_disk()`,
    );
    const refused = await send();
    expect(refused.status).toBe(507);
    expect(refused.headers.has('retry-after')).toBe(true);
    expect(await refused.json()).toMatchObject({ code: 'server.storage_full' });
    expect((await ask(0)).status).toBe(200);
    await database.db.execute(sql`drop function fill_disk() cascade`);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    const { rows } = await database.db.execute(sql`select count(*)::int as kept from contact_requests`);
    expect(rows).toEqual([{ kept: 1 }]);
  });
});
