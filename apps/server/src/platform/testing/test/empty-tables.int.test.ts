import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { emptyTables } from '../empty-tables.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table shelves (id int primary key)`);
  await database.db.execute(sql`create table books (id int primary key, shelf int not null references shelves)`);
  await database.db.execute(sql`create table pages (id int primary key, book int not null references books)`);
  await database.db.execute(sql`create table benches (id int primary key)`);
  await database.db.execute(
    sql`create trigger books_stay before update or delete on books for each row execute function refuse_change()`,
  );
});
afterAll(() => database.close());

const count = async (table: string) => (await database.db.execute(sql`select from ${sql.identifier(table)}`)).rowCount;
const revisions = async (table: 'group_revisions' | 'catalog_revisions') =>
  (await database.db.execute(sql`select sum(revision)::int as sum from ${sql.identifier(table)}`)).rows[0]?.['sum'];

describe('emptying tables', () => {
  it('takes what refers to them, also rows that may not be deleted, and nothing else', async () => {
    await database.db.execute(sql`insert into shelves values (1)`);
    await database.db.execute(sql`insert into books values (1, 1)`);
    await database.db.execute(sql`insert into pages values (1, 1)`);
    await database.db.execute(sql`insert into benches values (1)`);
    await emptyTables(database, 'shelves');
    expect([await count('shelves'), await count('books'), await count('pages'), await count('benches')]).toEqual([
      0, 0, 0, 1,
    ]);
    await expect(database.db.execute(sql`insert into pages values (2, 7)`)).rejects.toMatchObject({
      cause: { code: '23503' },
    });
  });

  it('raises the revisions of what was in them', async () => {
    await database.db.execute(sql`insert into treatment_categories values ('a', 1, '{}')`);
    const before = [await revisions('group_revisions'), await revisions('catalog_revisions')];
    await emptyTables(database, 'treatment_categories');
    expect(await revisions('group_revisions')).toBe(Number(before[0]) + 1);
    expect(await revisions('catalog_revisions')).toBe(Number(before[1]) + 1);
    await emptyTables(database, 'treatment_categories');
    expect(await revisions('group_revisions')).toBe(Number(before[0]) + 1);
  });
});
