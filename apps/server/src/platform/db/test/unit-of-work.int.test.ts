import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-fault.ts';
import { assertOutsideUnitOfWork, unitOfWork } from '../unit-of-work.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table counters (name text primary key, value int not null)`);
});
afterAll(() => database.close());

const read = async (name: string) => {
  const { rows } = await database.db.execute<{ value: number }>(sql`select value from counters where name = ${name}`);
  return rows[0]?.value;
};

describe('unitOfWork', () => {
  it('commits everything or nothing', async () => {
    const work = unitOfWork(database, async (tx) => {
      await tx.execute(sql`insert into counters values ('half', 1)`);
      throw new Error('the second half failed');
    });
    await expect(work).rejects.toThrow('the second half failed');
    expect(await read('half')).toBeUndefined();
  });

  it('returns the result of the work', async () => {
    const value = await unitOfWork(database, async (tx) => {
      await tx.execute(sql`insert into counters values ('whole', 7)`);
      return 7;
    });
    expect(value).toBe(7);
    expect(await read('whole')).toBe(7);
  });

  it('retries on a serialization failure, and gives up after three', async () => {
    let attempts = 0;
    const failure = () => Object.assign(new Error('could not serialize access'), { code: '40001' });
    await unitOfWork(database, async () => {
      attempts += 1;
      if (attempts < 3) throw failure();
    });
    expect(attempts).toBe(3);
    await expect(unitOfWork(database, () => Promise.reject(failure()))).rejects.toThrow('serialize');
  });

  it('rejects nested transactions, which would deadlock', async () => {
    const nested = unitOfWork(database, () => unitOfWork(database, async () => 1));
    await expect(nested).rejects.toThrow('already running');
  });

  it('lets gateways refuse to be called inside', async () => {
    await expect(unitOfWork(database, async () => assertOutsideUnitOfWork('mail'))).rejects.toThrow(
      'mail must not be called inside a transaction',
    );
    expect(() => assertOutsideUnitOfWork('mail')).not.toThrow();
  });

  it('reports the SQLSTATE of a failed statement', async () => {
    const twice = database.db.execute(sql`insert into counters values ('twice', 1), ('twice', 2)`);
    const error = await twice.catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23505');
  });
});
