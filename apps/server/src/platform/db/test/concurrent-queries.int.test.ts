import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { unitOfWork } from '../unit-of-work.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = async (at: number) => {
  const { rows } = await database.db.execute<{ value: number }>(sql`select ${at}::int as value`);
  return rows[0]?.value;
};
const three = async (at: number) => {
  const { rows } = await database.db.execute<{ value: number }>(
    sql`select ${at}::int + ${1}::int - ${1}::int as value`,
  );
  return rows[0]?.value;
};
const broken = (at: number) =>
  database.db.execute(sql`select ${at}::int / 0`).then(
    () => 'no error',
    () => at,
  );
const transaction = (at: number) =>
  unitOfWork(database, async (tx) => {
    const { rows } = await tx.execute<{ value: number }>(sql`select ${at}::int as value`);
    const { rows: again } = await tx.execute<{ value: number }>(sql`select ${rows[0]?.value}::int as value`);
    return again[0]?.value;
  });

describe('concurrent queries', () => {
  it('each get their own result', async () => {
    const kinds = [one, three, broken, transaction];
    const asked = Array.from({ length: 400 }, (_, at) => at);
    const answers = await Promise.all(asked.map(async (at) => kinds[at % kinds.length]?.(at)));
    expect(answers).toEqual(asked);
  });

  it('continue when a connection breaks in the middle of a transaction', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select 1');
    client.release(true);
    expect(await Promise.all([one(1), three(2), transaction(3)])).toEqual([1, 2, 3]);
  });
});
