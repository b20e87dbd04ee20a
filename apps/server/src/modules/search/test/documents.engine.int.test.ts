import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { putSearchDocuments, removeSearchDocuments } from '../documents/put-search-documents.ts';
import { provider } from './sample-documents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rows = async <T>(query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows as T[];
const put = (...documents: ReturnType<typeof provider>[]) =>
  unitOfWork(database, (tx) => putSearchDocuments(tx, documents));

it('skips an unchanged document', async () => {
  const changedAt = async () =>
    (await rows<{ at: string }>(sql`select changed_at::text as at from search_documents where ref = 'one'`))[0]?.at;
  await put(provider('one', 'Clínica Uno'));
  const before = await changedAt();
  await put(provider('one', 'Clínica Uno'));
  expect(await changedAt()).toBe(before);
  await put(provider('one', 'Clínica Una'));
  expect(await changedAt()).not.toBe(before);
});

it('keeps the last of two documents with the same ref, and removes by ref', async () => {
  await put(provider('two', 'Clínica Dos'), provider('two', 'Clínica Segunda'));
  const nameOf = async () =>
    (await rows<{ name_key: string }>(sql`select name_key from search_documents where ref = 'two'`)).map(
      (row) => row.name_key,
    );
  expect(await nameOf()).toEqual(['clinica segunda']);
  await unitOfWork(database, (tx) => removeSearchDocuments(tx, 'provider', ['two', 'nobody']));
  expect(await nameOf()).toEqual([]);
});
