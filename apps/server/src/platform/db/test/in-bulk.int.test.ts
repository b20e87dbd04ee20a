import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsDuring } from '../../testing/statements-during.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-fault.ts';
import { inBulk, inOrderOf, sideBySide } from '../in-bulk.ts';
import { unitOfWork } from '../unit-of-work.ts';
import { insertLater, withWaitingWrites, writeLater } from '../write-later.ts';
import { outboxSubscribers } from '../../outbox/outbox.tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table words (word text primary key, place int generated always as identity)`);
  await database.db.execute(sql`insert into words (word) values ('uno'), ('dos'), ('tres')`);
});
afterAll(() => database.close());
beforeEach(async () => void (await database.db.execute(sql`delete from words where word like 'new%'`)));

const added = async () => {
  const { rows } = await database.db.execute<{ word: string }>(
    sql`select word from words where word like 'new%' order by place`,
  );
  return rows.map(({ word }) => word);
};

const placeOf = inBulk(async (db, words: readonly string[]) => {
  const { rows } = await db.execute<{ word: string; place: number }>(
    sql`select word, place from words where word = any(${sql.param([...words])}::text[])`,
  );
  return inOrderOf(words, rows, ({ word }) => word).map((row) => row?.place);
});

describe('works side by side', () => {
  it('share a statement for what each asks for, and get their own result', async () => {
    const found: (number | undefined)[] = [];
    const sent = await statementsDuring(database, () =>
      unitOfWork(database, (tx) =>
        sideBySide(
          tx,
          ['tres', 'nowhere', 'uno', 'uno'].map((word, index) => async () => {
            found[index] = await placeOf(tx, word);
          }),
        ),
      ),
    );
    expect(found).toEqual([3, undefined, 1, 1]);
    expect(sent.filter((text) => text.includes('from words'))).toHaveLength(1);
  });

  it('send statements of their own one after the other', async () => {
    const { db } = database;
    const one = { word: 'uno' };
    const texts = ['uno', 'dos', 'tres'].map((word) => sql`select word from words where word = ${word}`);
    const found: unknown[] = [];
    await unitOfWork(database, (tx) =>
      sideBySide(
        tx,
        texts.map((text) => async () => void found.push(...(await tx.execute(text)).rows)),
      ),
    );
    expect(found).toEqual([one, { word: 'dos' }, { word: 'tres' }]);
    expect(await placeOf(db, 'dos')).toBe(2);
  });

  it('all end before the first error is thrown', async () => {
    let ended = false;
    const work = unitOfWork(database, (tx) =>
      sideBySide(tx, [
        () => Promise.reject(new Error('one failed')),
        async () => {
          await placeOf(tx, 'uno');
          ended = true;
        },
      ]),
    );
    await expect(work).rejects.toThrow('one failed');
    expect(ended).toBe(true);
  });
});

const add = writeLater('word', sql`word_added as (insert into words (word) values (${sql.placeholder('word')}))`);
const addOther = writeLater(
  'other',
  sql`other_added as (insert into words (word) values (${sql.placeholder('word')}))`,
);
const count = withWaitingWrites<{ all: number }>('count', sql`counted as (select 1) select 7 as all from counted`);

describe('a write that waits', () => {
  it('is sent with the others as one statement before the commit', async () => {
    const sent = await statementsDuring(database, () =>
      unitOfWork(database, async (tx) => {
        await add(tx, { word: 'new one' });
        await addOther(tx, { word: 'new other' });
      }),
    );
    expect(sent.filter((text) => text.includes('insert'))).toHaveLength(1);
    expect((await added()).toSorted()).toEqual(['new one', 'new other']);
  });

  it('is seen by the next statement, and keeps the order of its table', async () => {
    const seen = await unitOfWork(database, async (tx) => {
      await add(tx, { word: 'new 1' });
      await add(tx, { word: 'new 2' });
      await add(tx, { word: 'new 3' });
      return (await tx.execute(sql`select count(*)::int as many from words where word like 'new%'`)).rows;
    });
    expect(seen).toEqual([{ many: 3 }]);
    expect(await added()).toEqual(['new 1', 'new 2', 'new 3']);
  });

  it('goes with the last statement, whose rows come back', async () => {
    const rows = await unitOfWork(database, async (tx) => {
      await add(tx, { word: 'new last' });
      return count(tx, {});
    });
    expect(rows).toEqual([{ all: 7 }]);
    expect(await added()).toEqual(['new last']);
  });

  it('is not written if the work fails, and fails the transaction if it cannot be', async () => {
    await expect(
      unitOfWork(database, async (tx) => {
        await add(tx, { word: 'new and gone' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const refused: unknown = await unitOfWork(database, (tx) => add(tx, { word: 'uno' })).catch(
      (error: unknown) => error,
    );
    expect(sqlState(refused)).toBe('23505');
    expect(await added()).toEqual([]);
  });

  it('takes complete rows of a table, and is written at once outside of transactions', async () => {
    const insert = insertLater(outboxSubscribers);
    const row = { eventType: 'a.b', subscriber: 'later', job: 'event/a', seenAt: new Date('2026-11-23T10:00:00Z') };
    await unitOfWork(database, (tx) => insert(tx, row));
    await insert(database.db, { ...row, subscriber: 'at once' });
    await add(database.db, { word: 'new outside' });
    expect(await added()).toEqual(['new outside']);
    expect(await database.db.select().from(outboxSubscribers)).toEqual([row, { ...row, subscriber: 'at once' }]);
  });
});
