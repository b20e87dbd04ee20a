import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrate.ts';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Name of the newest migration in this code. */
export const newestMigration = (): { when: number; tag: string } => {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const newest = journal.entries.at(-1);
  if (!newest) throw new Error('there are no migrations');
  return newest;
};

/**
 * Whether the database has every migration this code needs. A newer database counts: old processes keep running while
 * new ones start.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.db.execute<{ newest: number | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0) >= newestMigration().when;
}
