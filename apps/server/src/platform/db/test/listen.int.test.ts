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

describe('listen', () => {
  it('hears on PostgreSQL, also after its connection broke; on the embedded engine it does nothing', async () => {
    let heard = 0;
    const errors: unknown[] = [];
    const end = listen(
      database,
      'test_channel',
      () => (heard += 1),
      (error) => errors.push(error),
    );
    if (database.engine === 'postgres') {
      await vi.waitUntil(() => heard === 1, { timeout: 10_000 });
      await notify();
      await vi.waitUntil(() => heard === 2, { timeout: 10_000 });
      await breakListeners();
      await vi.waitUntil(() => heard === 3, { timeout: 10_000 });
      await notify();
      await vi.waitUntil(() => heard === 4, { timeout: 10_000 });
      expect(errors.length).toBeGreaterThan(0);
    } else {
      await notify();
      expect(heard).toBe(0);
    }
    await end();
  });

  it('ends while it still connects', async () => {
    const end = listen(
      database,
      'test_channel',
      () => {},
      () => {},
    );
    await expect(end()).resolves.toBeUndefined();
  });
});
