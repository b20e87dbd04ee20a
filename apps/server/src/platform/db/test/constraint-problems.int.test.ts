import { sql } from 'drizzle-orm';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { toProblemError } from '../../http/problem-body.ts';
import { asRefusal, declaredRefusals, refusals } from '../constraint-problems.ts';
import type { Database } from '../database.ts';
import { unitOfWork } from '../unit-of-work.ts';

const sources = path.resolve(import.meta.dirname, '../../..');

let database: Database;
beforeAll(async () => {
  for await (const file of glob('**/*.tables.ts', { cwd: sources })) await import(path.join(sources, file));
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('constraint problems', () => {
  it('name constraints that exist in the migrated database', async () => {
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select conname as name from pg_constraint
      union select relname from pg_class join pg_index on indexrelid = oid where indisunique`);
    const known = new Set(rows.map(({ name }) => name));
    expect(declaredRefusals().length).toBeGreaterThan(5);
    expect(declaredRefusals().filter(([constraint]) => !known.has(constraint))).toEqual([]);
  });

  it('are thrown for violations, inside and outside transactions; other errors stay internal', async () => {
    await database.db.execute(
      sql`create table seats (number int constraint seats_once unique, row int check (row > 0))`,
    );
    refusals({ seats_once: 'request.stale_version' });
    const sit = () => unitOfWork(database, (tx) => tx.execute(sql`insert into seats values (1, 1)`));
    await sit();
    await expect(sit()).rejects.toMatchObject({ name: 'ProblemError', code: 'request.stale_version' });
    const outside = await database.db.execute(sql`insert into seats values (1, 1)`).catch(toProblemError);
    expect(outside).toMatchObject({ code: 'request.stale_version' });
    const unknown = await database.db.execute(sql`insert into seats values (2, 0)`).catch(toProblemError);
    expect(unknown).toMatchObject({ code: 'server.internal' });
  });

  it('are declared once', () => {
    expect(() => refusals({ users_email_key_unique: 'request.invalid' })).toThrow(/declared twice/);
    const error = new Error('something else');
    expect(asRefusal(error)).toBe(error);
  });
});
