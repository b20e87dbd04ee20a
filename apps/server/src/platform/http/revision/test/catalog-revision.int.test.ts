import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { unitOfWork } from '../../../db/unit-of-work.ts';
import { fixedClock } from '../../../clock.ts';
import { GROUPS } from '../../../db/revision/groups.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { foldRevisions } from '../catalog-revision.repo.ts';
import { type CatalogRevision, followCatalogRevision } from '../catalog-revision.ts';

let database: Database;
let revision: CatalogRevision;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => revision.stop());
afterAll(() => database.close());

const insert = (slug: string) => sql`insert into treatment_categories (slug, position, name) values (${slug}, 1, '{}')`;

describe('the catalog’s revision', () => {
  it('changes with every committed change, on any connection', async () => {
    revision = await followCatalogRevision(database);
    const seen = [revision.current()];
    for (const statement of [
      "insert into treatment_categories values ('a', 1, '{}')",
      "update treatment_categories set position = 2 where slug = 'a'",
      "delete from treatment_categories where slug = 'a'",
    ]) {
      const client = await database.pool.connect();
      await client.query(statement);
      client.release(true);
      await revision.refresh();
      seen.push(revision.current());
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    expect(seen).toHaveLength(4);
  });

  it('does not change before a commit, nor after a rollback', async () => {
    revision = await followCatalogRevision(database);
    const before = revision.current();
    const taken = unitOfWork(database, async (tx) => {
      await tx.execute(insert('ghost'));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await revision.refresh();
    expect(revision.current()).toBe(before);
  });

  it('is unchanged when counters of closed connections are merged into one row', async () => {
    const rows = async () => {
      const read = await database.db.execute<{ revision: string }>(
        sql`select backend, revision from catalog_revisions where backend = 0 or backend > 5000000`,
      );
      return read.rows.map((row) => Number(row.revision));
    };
    // Process ids that don't exist on this machine.
    await database.db.execute(sql`insert into group_revisions values ('reviews', 5000001, 4), ('reviews', 5000002, 3)`);
    await database.db.execute(sql`insert into catalog_revisions values (5000001, 40), (5000002, 2)`);
    revision = await followCatalogRevision(database);
    const before = revision.current();
    await foldRevisions(database.db);
    await foldRevisions(database.db);
    await revision.refresh();
    expect(revision.current()).toBe(before);
    expect(revision.current('reviews')).toBe(7);
    const [folded = 0, ...others] = await rows();
    expect(folded).toBeGreaterThanOrEqual(42);
    expect(others).toEqual([]);
  });

  it('changes only for the group that really changed', async () => {
    revision = await followCatalogRevision(database);
    const moved = async (statement: string) => {
      const before = GROUPS.map((group) => revision.current(group));
      await database.pool.query(statement);
      await revision.refresh();
      return GROUPS.filter((group, at) => revision.current(group) !== before[at]);
    };
    await database.pool.query(`insert into currencies values ('USD', '{}', '$', 2, true);
      insert into countries (code, slug, name, currency) values ('MX', 'mexico', '{}', 'USD');
      insert into provider_types values ('clinic', 1, '{}', '{}')`);
    await revision.refresh();
    const addProvider = `insert into providers (id, slug, name, type, listing, verification_status, country, time_zone)
      values ('00000000-0000-4000-8000-000000000001', 'one', 'One', 'clinic', 'partner', 'verified', 'MX', 'America/Cancun')`;
    expect(await moved(addProvider)).toEqual(['providers', 'provider_pages', 'provider_own', 'next_free']);
    expect(await moved(`update providers set name = 'Two'`)).toEqual(['providers']);
    expect(await moved(`update providers set deposit_percentage = 30, version = 2`)).toEqual(['provider_pages']);
    expect(await moved(`update providers set phones = '{+525550000000}'`)).toEqual(['provider_own']);
    expect(await moved(`update providers set next_free_on = '2026-12-03'`)).toEqual(['next_free']);
    expect(await moved(`update providers set specialties = '{eyes}'`)).toEqual(['providers']);
    expect(await moved(`update providers set name = 'Two', email = 'a@example.com'`)).toEqual(['provider_pages']);
    expect(await moved(`update providers set name = name`)).toEqual([]);
    expect(await moved(`${addProvider} on conflict (id) do update set name = 'Three'`)).toEqual(['providers']);
    expect(await moved('delete from reviews')).toEqual([]);
    expect(await moved('delete from providers')).toEqual(['providers', 'provider_pages', 'provider_own', 'next_free']);
  });

  it('still changes as a whole for versions without groups', async () => {
    const whole = async () =>
      Number((await database.pool.query('select sum(revision) as sum from catalog_revisions')).rows[0]?.sum);
    const before = await whole();
    await database.pool.query(`update provider_types set position = position`);
    expect(await whole()).toBeGreaterThan(before);
  });

  it('applies to all processes, whichever wrote', async () => {
    revision = await followCatalogRevision(database);
    const other = await followCatalogRevision(database);
    const before = other.current('reference');
    await database.db.execute(insert('c'));
    await vi.waitUntil(() => other.current('reference') > before, { timeout: 10_000 });
    await vi.waitUntil(() => revision.current('reference') === other.current('reference'), { timeout: 10_000 });
    other.stop();
    expect(revision.current('reference')).toBeGreaterThan(before);
  });

  it('applies once in-memory data is ready, with a time limit', async () => {
    revision = await followCatalogRevision(database);
    const before = revision.current('reference');
    const ready = Promise.withResolvers<void>();
    const asked: number[] = [];
    revision.current.ahead?.((coming) => {
      asked.push(coming('reference'));
      return ready.promise;
    });
    await database.db.execute(insert('d'));
    const first = revision.refresh();
    await vi.waitUntil(() => asked.length > 0);
    expect(revision.current('reference')).toBe(before);
    await first;
    expect(revision.current('reference')).toBe(asked[0]);
    expect(asked[0]).toBeGreaterThan(before);
    ready.resolve();
  });

  it('reads many changes at once: everyone who asks during one read shares the next', async () => {
    revision = await followCatalogRevision(database);
    let readings = 0;
    revision.current.ahead?.(async () => void (readings += 1));
    await Promise.all(
      Array.from({ length: 20 }, async (_unused, at) => {
        await database.db.execute(insert(`many-${at}`));
        await revision.refresh();
      }),
    );
    expect(readings).toBeGreaterThan(0);
    expect(readings).toBeLessThan(20);
  });

  it('changes every hour, since some responses depend on the date', async () => {
    const clock = fixedClock('2026-11-20T10:59:59Z');
    revision = await followCatalogRevision(database, clock);
    const before = revision.current('reviews');
    clock.moveTo('2026-11-20T11:00:00Z');
    await revision.refresh();
    expect(revision.current('reviews')).toBe(before + 1);
  });

  it('is followed without requests', async () => {
    revision = await followCatalogRevision(database);
    const before = revision.current();
    await database.db.execute(insert('b'));
    await vi.waitUntil(() => revision.current() > before, { timeout: 10_000 });
    expect(revision.current()).toBeGreaterThan(before);
  });

  it('advances on its own while the database can’t be read, so that nothing stale is cached', async () => {
    const gone = { ...database, db: { execute: () => Promise.reject(new Error('gone')) } } as unknown as Database;
    revision = await followCatalogRevision(gone);
    const before = revision.current();
    await revision.refresh();
    expect(revision.current()).toBeGreaterThan(before);
  });
});
