import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type FaultyLine, openFaultyLine } from '../../../../bench/faults/faulty-line.ts';
import { databaseFault } from '../database-fault.ts';
import { connectPostgres, type Database } from '../database.ts';
import { inLane } from '../lane.ts';
import { STRICT } from '../limits.ts';
import { unitOfWork } from '../unit-of-work.ts';

const source = inject('database');

/** The outcome of a call, and its duration. */
async function call(database: Database, statement = 'select 1'): Promise<{ fault: string | null; ms: number }> {
  const began = performance.now();
  const fault = await inLane('call', () => database.pool.query(statement)).then(() => null, databaseFault);
  return { fault, ms: performance.now() - began };
}

describe('a database that is up', () => {
  it('is reported as up', async () => {
    const database = await openTestDatabase();
    expect(await database.answers()).toBe(true);
    await database.close();
  });
});

// The embedded engine has no network to fail.
describe.each(source.engine === 'postgres' ? [source.url] : [])('a database that goes down', (server) => {
  let line: FaultyLine;
  let database: Database;
  const changes: boolean[] = [];
  beforeEach(async () => {
    changes.length = 0;
    const url = new URL(server);
    line = await openFaultyLine({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    database = connectPostgres(url.href, 3, STRICT, (reachable) => changes.push(reachable));
  });
  afterEach(async () => {
    await database.close();
    await line.close();
  });

  const untilBack = () => vi.waitUntil(async () => (await call(database)).fault === null, { timeout: 5000 });

  it('is refused immediately while nothing listens, and is back within moments', async () => {
    expect((await call(database)).fault).toBeNull();
    await line.refuse();
    const during = [await call(database), await call(database), await call(database)];
    expect(during.map(({ fault }) => fault)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(3000);
    await line.accept();
    await untilBack();
    await vi.waitUntil(() => changes.length === 2);
    expect(changes).toEqual([false, true]);
  });

  it('frozen during statements, fails all waiters within three seconds, and is back when it resumes', async () => {
    await call(database);
    const running = [1, 2, 3, 4, 5].map(() => call(database, 'select pg_sleep(1)'));
    await vi.waitUntil(() => database.pool.totalCount === 3 && database.pool.idleCount === 0);
    line.freeze();
    const answers = await Promise.all(running);
    expect(answers.map(({ fault }) => fault)).toEqual(Array(5).fill('unavailable'));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(3300);
    expect((await call(database)).ms).toBeLessThan(500);
    expect(await database.answers()).toBe(false);
    line.thaw();
    await untilBack();
    expect(await database.answers()).toBe(true);
  });

  it('cut silently, loses only what was in flight', async () => {
    await call(database);
    line.cutSilently();
    const { fault, ms } = await call(database);
    expect([fault, ms < 3000]).toEqual(['unavailable', true]);
    await untilBack();
  });

  it('allows a slow statement the server is working on', async () => {
    expect((await call(database, 'select pg_sleep(4)')).fault).toBeNull();
    expect(changes).toEqual([]);
  });

  it('rolls back a transaction whose connection breaks, without ending the process', async () => {
    const work = unitOfWork(database, async () => {
      await line.refuse();
      await vi.waitUntil(async () => (await call(database)).fault !== null);
    });
    await expect(work.catch((error: unknown) => databaseFault(error))).resolves.toBe('unavailable');
    await line.accept();
    await untilBack();
  });

  it("limits a call's wait for a lock and a connection, and lets sign-in pass", async () => {
    let free: () => void = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    const holders = [1, 2, 3].map(() => unitOfWork(database, () => held));
    await vi.waitUntil(() => database.pool.totalCount === 3 && database.pool.idleCount === 0);
    const { fault, ms } = await call(database);
    expect([fault, ms > 2000 && ms < 3300]).toEqual(['unavailable', true]);
    const first = await inLane('first', () => database.pool.query<{ one: number }>('select 1 as one'));
    expect(first.rows).toEqual([{ one: 1 }]);
    expect(await database.answers()).toBe(true);
    free();
    await Promise.all(holders);
  });
});
