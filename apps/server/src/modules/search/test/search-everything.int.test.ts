import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { createRegistry } from '../../../platform/http/api-registry.ts';
import { searchEverything, suggest } from '@travesia/contracts/search';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import type { Asked } from '../endpoints/search-everything.ts';
import { createSearch } from '../create-search.ts';
import { putSearchDocuments } from '../documents/put-search-documents.ts';
import { searchRoutes } from '../search.routes.ts';
import { namedThings, providers } from './sample-documents.ts';

let database: Database;
let asked: Asked[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await unitOfWork(database, (tx) => putSearchDocuments(tx, [...namedThings, ...providers]));
});
afterAll(() => database.close());

/** Empty lists that record how they were called. */
async function ask(q: string, currency = 'USD') {
  asked = [];
  const remember = async (one: Asked) => {
    asked.push(one);
    return { total: 0, data: [] };
  };
  const treatments: string[] = [];
  const listers = {
    treatments: async (slugs: readonly string[]) => {
      treatments.push(...slugs);
      return [];
    },
    packages: remember,
    providers: remember,
    clinicians: async () => ({ total: 0, data: [] }),
    suggestClinicians: async () => ({ names: [], asTyped: false }),
    convertPrice: async (units: number, from: string, to: string) =>
      from === 'USD' && to === 'COP' ? units * 4000 : null,
  };
  const search = createSearch({ database, revision: () => 1 });
  const registry = createRegistry(searchRoutes({ database }, search, listers), () => 1);
  const answer = await registry.call(searchEverything, { query: { q, currency, language: 'es' } });
  return { ...answer, treatments };
}

it('returns how the phrase was parsed, in the requested language', async () => {
  const { understood, treatments, places } = await ask('knee replacement medellin under 9000 with sedation');
  expect(understood).toEqual({
    text: 'sedation',
    treatment: { slug: 'knee-replacement', name: 'Reemplazo de rodilla' },
    specialty: null,
    city: { slug: 'medellin', name: 'Medellín' },
    country: null,
    nearby: null,
    other_cities: [],
    other_countries: [],
    not_offered: null,
    unsure: false,
    price_max: { amount: 900_000, currency: 'USD' },
    corrected: null,
  });
  expect(treatments[0]).toBe('knee-replacement');
  expect(places).toEqual([{ slug: 'medellin', name: 'Medellín', country: 'CO', provider_count: 5 }]);
});

it("passes lists a price in the visitor's currency, and none without a rate", async () => {
  await ask('implante dental menos de 1000 dólares', 'COP');
  expect(asked.map((one) => one.priceMax)).toEqual([4_000_000, 4_000_000]);
  await ask('implante dental menos de 1000 euros', 'COP');
  expect(asked.map((one) => one.priceMax)).toEqual([null, null]);
});

it('returns the corrected words', async () => {
  expect((await ask('hosptal san roque')).understood.corrected).toBe('hospital san roque');
});

it('names who does a procedure that no clinic lists, and does not take a profession for a typo', async () => {
  const { understood } = await ask('torn acl knee');
  expect(understood.not_offered).toMatchObject({ specialty: { slug: 'orthopedic-surgeon', name: 'Ortopedista' } });
  expect((await ask('orthopedic surgeon')).understood).toMatchObject({ text: '', corrected: null });
});

it('mounts both endpoints', () => {
  const search = createSearch({ database, revision: () => 1 });
  const none = async () => ({ total: 0, data: [] });
  const mounted = searchRoutes({ database }, search, {
    treatments: async () => [],
    packages: none,
    providers: none,
    clinicians: none,
    suggestClinicians: async () => ({ names: [], asTyped: false }),
    convertPrice: async () => null,
  });
  expect(mounted.map(({ endpoint }) => endpoint)).toEqual([suggest, searchEverything]);
});
