import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { unitOfWork } from '../../../db/unit-of-work.ts';
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

describe('the catalogue’s revision', () => {
  it('moves with every committed change, by whichever connection', async () => {
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

  it('does not move before a change commits, nor when it is taken back', async () => {
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

  it('stays when the counts of closed connections are folded into one row', async () => {
    const rows = async () => {
      const read = await database.db.execute<{ revision: string }>(
        sql`select backend, revision from catalog_revisions where backend = 0 or backend > 5000000`,
      );
      return read.rows.map((row) => Number(row.revision));
    };
    // Numbers that no process of the machine has.
    await database.db.execute(sql`insert into catalog_revisions values (5000001, 40), (5000002, 2)`);
    revision = await followCatalogRevision(database);
    const before = revision.current();
    await foldRevisions(database.db);
    await foldRevisions(database.db);
    await revision.refresh();
    expect(revision.current()).toBe(before);
    const [folded = 0, ...others] = await rows();
    expect(folded).toBeGreaterThanOrEqual(42);
    expect(others).toEqual([]);
  });

  it('is followed without being asked', async () => {
    revision = await followCatalogRevision(database);
    const before = revision.current();
    await database.db.execute(insert('b'));
    await vi.waitUntil(() => revision.current() > before, { timeout: 10_000 });
    expect(revision.current()).toBeGreaterThan(before);
  });

  it('moves on by itself while the database cannot be read, so that nothing stale is kept', async () => {
    const gone = { ...database, db: { execute: () => Promise.reject(new Error('gone')) } } as unknown as Database;
    revision = await followCatalogRevision(gone);
    const before = revision.current();
    await revision.refresh();
    expect(revision.current()).toBeGreaterThan(before);
  });
});
