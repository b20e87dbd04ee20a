import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { putSearchDocuments, rebuildSearchTerms, removeSearchDocuments } from '../index.ts';
import { provider } from './sample-documents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rows = async <T>(query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows as T[];
const termsOf = async () =>
  Object.fromEntries(
    (await rows<{ term: string; documents: number }>(sql`select term, documents from search_terms`)).map((row) => [
      row.term,
      row.documents,
    ]),
  );
const put = (...documents: ReturnType<typeof provider>[]) =>
  unitOfWork(database, (tx) => putSearchDocuments(tx, documents));

it('leaves a document alone that did not change', async () => {
  const changedAt = async () =>
    (await rows<{ at: string }>(sql`select changed_at::text as at from search_documents where ref = 'one'`))[0]?.at;
  await put(provider('one', 'Clínica Uno'));
  const before = await changedAt();
  await put(provider('one', 'Clínica Uno'));
  expect(await changedAt()).toBe(before);
  await put(provider('one', 'Clínica Una'));
  expect(await changedAt()).not.toBe(before);
});

it('takes the last of two documents with one ref, and removes by ref', async () => {
  await put(provider('two', 'Clínica Dos'), provider('two', 'Clínica Segunda'));
  const nameOf = async () =>
    (await rows<{ name_key: string }>(sql`select name_key from search_documents where ref = 'two'`)).map(
      (row) => row.name_key,
    );
  expect(await nameOf()).toEqual(['clinica segunda']);
  await unitOfWork(database, (tx) => removeSearchDocuments(tx, 'provider', ['two', 'nobody']));
  expect(await nameOf()).toEqual([]);
});

it('keeps a dictionary of the words, right after a rebuild', async () => {
  await put(provider('three', 'Sanatorio Alerce'), provider('four', 'Sanatorio Lenga'));
  expect(await termsOf()).toMatchObject({ alerce: 1, lenga: 1, sanatorio: 2 });
  await unitOfWork(database, async (tx) => {
    await putSearchDocuments(tx, [provider('five', 'Sanatorio Coihue')]);
    await removeSearchDocuments(tx, 'provider', ['four']);
    await rebuildSearchTerms(tx);
  });
  const terms = await termsOf();
  expect(terms).toMatchObject({ alerce: 1, coihue: 1, sanatorio: 2 });
  expect(terms).not.toHaveProperty('lenga');
});
