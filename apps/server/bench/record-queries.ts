import type { Database } from '../src/platform/db/database.ts';

export interface RecordedQuery {
  text: string;
  values: unknown[];
}

/** Runs `work` and tells which statements it sent through the pool: the raw cost that an answer is compared with. */
export async function recordQueries(database: Database, work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const { pool } = database;
  const original = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const recording = (config: unknown, values?: unknown, ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : (config as { text: string }).text;
    recorded.push({ text, values: (values as unknown[]) ?? (config as { values?: unknown[] }).values ?? [] });
    return original(config, values, ...rest);
  };
  pool.query = recording as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = original as typeof pool.query;
  }
  return recorded;
}
