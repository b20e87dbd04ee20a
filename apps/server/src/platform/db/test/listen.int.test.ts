import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { listen } from '../listen.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const notify = () => database.db.execute(sql`select pg_notify('test_channel', '')`);
const breakListeners = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );

/** Waits for the next query on the engine. */
const nextCall = (calls: () => number, expected: number) =>
  database.engine === 'postgres' ? vi.waitUntil(() => calls() === expected, { timeout: 10_000 }) : undefined;

describe('listen', () => {
  it('receives on PostgreSQL, also after a reconnect; does nothing on the embedded engine', async () => {
    let heard = 0;
    const errors: unknown[] = [];
    const calls = () => heard;
    const end = listen(
      database,
      'test_channel',
      () => (heard += 1),
      (error) => errors.push(error),
    );
    await nextCall(calls, 1);
    await notify();
    await nextCall(calls, 2);
    await breakListeners();
    await nextCall(calls, 3);
    await notify();
    await nextCall(calls, 4);
    await end();
    expect([heard, errors.length > 0]).toEqual(database.engine === 'postgres' ? [4, true] : [0, false]);
  });

  it('stops while still connecting', async () => {
    const end = listen(
      database,
      'test_channel',
      () => {},
      () => {},
    );
    await expect(end()).resolves.toBeUndefined();
  });
});
