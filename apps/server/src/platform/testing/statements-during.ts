import type pg from 'pg';
import type { Database } from '../db/database.ts';

type Query = (first: string | { text: string }, ...rest: unknown[]) => unknown;

/** The texts of all statements that `work` sends to a database, in transactions and without, in their order. */
export async function statementsDuring(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const texts: string[] = [];
  const counted = new Map<pg.PoolClient, Query>();
  const count = (client: pg.PoolClient) => {
    if (counted.has(client)) return;
    const query = client.query as unknown as Query;
    counted.set(client, query);
    client.query = ((first: string | { text: string }, ...rest: unknown[]) => {
      texts.push((typeof first === 'string' ? first : first.text).replaceAll(/\s+/g, ' ').trim());
      return query.call(client, first, ...rest);
    }) as unknown as pg.PoolClient['query'];
  };
  pool.on('acquire', count);
  try {
    await work();
  } finally {
    pool.off('acquire', count);
    for (const [client, query] of counted) client.query = query as unknown as pg.PoolClient['query'];
  }
  return texts;
}
