import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { readHorizon, type RowSource } from '../changed-rows.repo.ts';
import { followRows } from '../follow-rows.ts';

interface Jar {
  key: string;
  label: string;
}

const source: RowSource = {
  columns: sql`j.id::text as key, j.label`,
  from: sql`jars j`,
  tables: ['j'],
  key: sql`j.id`,
  keyType: 'int',
  deletedAs: 'jars',
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table jars (id int primary key, label text not null)`);
  await database.db.execute(sql`create trigger note_deleted_rows after delete on jars referencing old table as old_rows
    for each statement execute function note_deleted_rows('id', 'id > 0')`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate jars`);
  await database.db.execute(sql`insert into jars select n, 'jar ' || n from generate_series(1, 5000) n`);
  await untilOlderTransactionsEnd();
});

/** Rows newer than the server's oldest open transaction are read again, and tests of other files have theirs open. */
async function untilOlderTransactionsEnd(): Promise<void> {
  const { rows } = await database.db.execute<{ written: string }>(
    sql`select max(xmin::text::bigint)::text as written from jars`,
  );
  const written = Number(rows[0]?.written);
  await vi.waitUntil(async () => Number(await readHorizon(database.db)) > written, { timeout: 240_000, interval: 50 });
}

/** A keeper that records what it received. */
class Shelf {
  readonly labels = new Map<string, string>();
  taken: string[] = [];
  get size(): number {
    return this.labels.size;
  }
  put({ key, label }: Jar): void {
    this.labels.set(key, label);
    this.taken.push(key);
  }
  remove(key: string): void {
    this.labels.delete(key);
  }
}
const follow = () => followRows<Jar, Shelf>(database.db, source, () => new Shelf());

it('reads all rows first, and then only new or changed ones', async () => {
  const refresh = follow();
  const shelf = await refresh();
  expect(shelf.size).toBe(5000);
  shelf.taken = [];
  await database.db.execute(sql`update jars set label = 'honey' where id = 77`);
  await database.db.execute(sql`insert into jars values (9000, 'plums')`);
  expect(await refresh()).toBe(shelf);
  expect([shelf.labels.get('77'), shelf.labels.get('9000')]).toEqual(['honey', 'plums']);
  expect(shelf.taken.toSorted()).toEqual(['77', '9000']);
});

it('follows deletions without reading the rest', async () => {
  const refresh = follow();
  const before = await refresh();
  before.taken = [];
  await database.db.execute(sql`delete from jars where id between 11 and 60`);
  const after = await refresh();
  expect(after).toBe(before);
  expect([after.size, after.labels.has('11'), after.labels.has('61')]).toEqual([4950, false, true]);
  expect(after.taken).toEqual([]);
});

it('has a row that was deleted and re-added, whichever it learns of first', async () => {
  const refresh = follow();
  await refresh();
  await database.db.execute(sql`delete from jars where id = 7`);
  await database.db.execute(sql`insert into jars values (7, 'again')`);
  expect((await refresh()).labels.get('7')).toBe('again');
  await database.db.execute(sql`delete from jars where id = 7`);
  expect((await refresh()).labels.has('7')).toBe(false);
  await database.db.execute(sql`insert into jars values (7, 'and again')`);
  expect((await refresh()).labels.get('7')).toBe('and again');
});

it('reloads after many or untracked deletions', async () => {
  const refresh = follow();
  const before = await refresh();
  await database.db.execute(sql`delete from jars where id > 3000`);
  const after = await refresh();
  expect(after).not.toBe(before);
  expect(after.size).toBe(3000);
  await database.db.execute(sql`delete from jars where id = 5`);
  await database.db.execute(sql`delete from deleted_rows`);
  const again = await refresh();
  expect(again).not.toBe(after);
  expect([again.size, again.labels.has('5')]).toEqual([2999, false]);
});

it('fills a new keeper while the old one stays complete, after many changes', async () => {
  const refresh = follow();
  const before = await refresh();
  await database.db.execute(sql`update jars set label = 'new'`);
  const seen = new Set<string>();
  const progress = { isDone: false };
  const next = refresh().finally(() => (progress.isDone = true));
  while (!progress.isDone) {
    seen.add(`${before.size} ${before.labels.get('1')} ${before.labels.get('5000')}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([...seen]).toEqual(['5000 jar 1 jar 5000']);
  const after = await next;
  expect(after).not.toBe(before);
  expect(new Set(after.labels.values())).toEqual(new Set(['new']));
});

it('never overlaps runs, so that an older state can’t replace a newer one', async () => {
  const refresh = follow();
  await refresh();
  const changes = Array.from({ length: 5 }, async (_unused, turn) => {
    await database.db.execute(sql`update jars set label = ${`state ${turn}`} where id = 1`);
    return refresh();
  });
  await Promise.all(changes);
  const { rows } = await database.db.execute<{ label: string }>(sql`select label from jars where id = 1`);
  expect((await refresh()).labels.get('1')).toBe(rows[0]?.label);
});

it('does not miss changes of a transaction that was open during a refresh', async () => {
  const refresh = follow();
  await refresh();
  // The embedded engine has one session, so the transaction ends before the refresh there.
  const isAlone = database.engine === 'embedded';
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`update jars set label = 'late' where id = 5`);
  if (isAlone) await client.query('commit');
  const between = (await refresh()).labels.get('5');
  if (!isAlone) await client.query('commit');
  client.release();
  expect(between).toBe(isAlone ? 'late' : 'jar 5');
  expect((await refresh()).labels.get('5')).toBe('late');
});
