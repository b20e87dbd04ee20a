import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { isMigrated, newestMigration } from '../migration-state.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The state before any migration. */
async function empty() {
  await database.db.execute(sql`drop schema if exists drizzle cascade`);
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`create schema public`);
}
const applied = async () => {
  const { rows } = await database.db.execute<{ count: number; distinct: number }>(
    sql`select count(*)::int as count, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
  );
  return rows[0];
};

describe('migrateDatabase', () => {
  it('migrates an empty database, also when two start at once', async () => {
    await empty();
    await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
    const { count, distinct } = (await applied()) ?? {};
    expect(count).toBeGreaterThan(0);
    expect(distinct).toBe(count);
    expect(await isMigrated(database)).toBe(true);
  });

  it('does nothing on an up-to-date database', async () => {
    const before = await applied();
    await migrateDatabase(database);
    expect(await applied()).toEqual(before);
  });
});

describe('isMigrated', () => {
  it('is false while a migration is missing, and true for a database newer than the code', async () => {
    const { when } = newestMigration();
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${when + 1})`,
    );
    expect(await isMigrated(database)).toBe(true);
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= ${when}`);
    expect(await isMigrated(database)).toBe(false);
  });
});
