import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createSearch, type Search } from '../create-search.ts';
import { putSearchDocuments } from '../documents/put-search-documents.ts';
import { namedThings, provider, providers } from './sample-documents.ts';

const OPERATORS = [
  '!',
  '&',
  '|',
  '(',
  ')',
  ':',
  '*',
  '<->',
  '<2>',
  ':*',
  ':A',
  '!!!',
  '()',
  '((',
  'a & | b',
  '!hospital',
  'hospital:*',
  'san <-> roque',
  "hospital':*A",
  '& hospital',
  'a:b:c:*',
  'hospital | !roque',
  '<-> <->',
  ':* & !',
];
const QUOTES = [
  "'",
  "''",
  "'''",
  '"',
  '`',
  '´',
  '\\',
  '\\\\',
  "\\'",
  "'; drop table search_documents; --",
  "roque' or '1'='1",
  '$1',
  '$$',
  '%',
  '_',
  '%%%',
  "E'\\x41'",
  '{a,b}',
  '["a"]',
  'null',
  '\\u0041',
  '\\"',
];
const SCRIPTS = [
  '🦷🏥',
  '👩‍⚕️ dental',
  'مستشفى',
  'בית חולים \u202E abc',
  '病院 東京',
  '𠜎𠜱𠝹',
  'z̴̘̈́a̵l̶g̷o̸ hospital',
  'ﬁnal ﬂow',
  'ＨＯＳＰＩＴＡＬ',
  'İstanbul ıI',
  '\u200Bhospital\u200B',
  '\uFEFF',
  'e\u0301e\u0301',
  '\u0301\u0301',
  'ßẞ',
  'Ǆ',
];
const SIZES = [
  '',
  ' ',
  '\t\n',
  'a',
  'de la el y',
  'x'.repeat(200),
  'hospital '.repeat(22),
  'a '.repeat(100),
  '1'.repeat(200),
  '9'.repeat(15),
  `under ${'9'.repeat(190)}`,
  'menos de 0',
  'under -5',
  '$ $ $ 1 2 3',
  '12 34 56 78',
  `${'ab'.repeat(15)} roque`,
  '\u0001\u0002 roque',
];
const HOSTILE = [...OPERATORS, ...QUOTES, ...SCRIPTS, ...SIZES];

let database: Database;
let search: Search;
beforeAll(async () => {
  database = await openTestDatabase();
  await unitOfWork(database, (tx) =>
    putSearchDocuments(tx, [
      ...namedThings,
      ...providers,
      ...HOSTILE.map((name, index) => provider(`hostile-${index}`, name)),
    ]),
  );
  search = createSearch({ database, revision: () => 1 });
});
afterAll(() => database.close());

it.each(HOSTILE.map((phrase) => [JSON.stringify(phrase).slice(0, 60), phrase]))(
  '%s does not cause an error',
  async (_shown, phrase) => {
    const matches = await search.matchDocuments({
      phrase,
      kinds: ['treatment', 'provider', 'city', 'country'],
      limit: 5,
    });
    const { data } = await search.suggest({ q: phrase, language: 'pt', currency: 'USD' });
    const { prepared } = await search.findProviders(await search.understand(phrase));
    expect(matches.length).toBeLessThanOrEqual(20);
    expect(data.length).toBeLessThanOrEqual(8);
    expect(prepared.understanding.phrase).toBe(phrase);
  },
);

it('ignores operators instead of running them', async () => {
  const refs = async (phrase: string) =>
    (await search.matchDocuments({ phrase, kinds: ['provider'], limit: 2 })).map((match) => match.ref);
  expect(await refs('hospital & !san | roque:*')).toEqual(await refs('hospital san roque'));
});
