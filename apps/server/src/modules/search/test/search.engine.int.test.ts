import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { createSearch, type Search } from '../create-search.ts';
import { putSearchDocuments } from '../documents/put-search-documents.ts';
import { namedThings, provider, providers } from './sample-documents.ts';

let database: Database;
let search: Search;
let revision = 1;
beforeAll(async () => {
  database = await openTestDatabase();
  await unitOfWork(database, (tx) => putSearchDocuments(tx, [...namedThings, ...providers]));
  search = createSearch({ database, revision: () => revision });
});
afterAll(() => database.close());

const found = async (phrase: string, limit = 10) =>
  (await search.matchDocuments({ phrase, kinds: ['provider'], limit })).map((match) => match.ref);
const suggested = async (q: string) => (await search.suggest({ q, language: 'es', currency: 'USD' })).data;

describe('matching providers', () => {
  it.each([
    ['hospital san roque', 'san-roque', 'its exact name before a longer one'],
    ['roque san hospital norte', 'san-roque-norte', 'in another order'],
    ['clinica ojos santa lucia', 'santa-lucia', 'without accents and small words'],
    ['hosptal san rqoue', 'san-roque', 'with two words mistyped'],
    ['caps 7 doctor carrillo', 'caps-7', 'with initials, a number and a title in other forms'],
    ['con salud', 'consalud', 'with a word taken apart'],
    ['sanroque', 'san-roque', 'with words run together'],
    ['clinica zenit', 'zenith', 'with a wrong word beside a mistyped one'],
    ['zeni', 'zenith', 'by the beginning of a word'],
    ['implante dental medellin', 'zenith', 'by what it offers and where'],
    ['consalud botox', 'consalud', 'when one word fits nothing'],
    ['hospital zenith', 'zenith', 'by the word that tells more'],
    ['beatriz salgado', 'zenith', 'by a clinician who works there'],
  ])('“%s” finds %s: %s', async (phrase, first) => {
    expect((await found(phrase))[0]).toBe(first);
  });

  it('ranks a word in the name above the same word in the place', async () => {
    expect((await found('medellin', 1))[0]).toBe('zenith');
    expect((await found('medellin care'))[0]).toBe('medellin-care');
  });

  it('holds a place as typed, whatever else fits nothing', async () => {
    expect(await found('dental implant tijuana')).toEqual([]);
    expect((await found('botox clinic tijuana')).toSorted()).toEqual(['caps-7', 'consalud', 'medellin-care']);
  });

  it('reads the whole name of a provider as a name, not as a treatment in it', async () => {
    expect(await search.understand('Clínica Nariz Torres')).toMatchObject({ treatment: null, city: null });
    expect((await search.understand('clinica nariz cali')).treatment?.entry.ref).toBe('rhinoplasty');
  });

  it('can be restricted to a country', async () => {
    const matches = await search.matchDocuments({ phrase: 'medellin', kinds: ['provider'], limit: 10, country: 'MX' });
    expect(matches.map((match) => match.ref)).toEqual(['medellin-care']);
  });

  it('finds nothing for unknown words', async () => {
    expect(await found('xylophone qwertz')).toEqual([]);
  });
});

it('returns how each kind matched', async () => {
  const matches = await search.matchDocuments({
    phrase: 'nose job tijuna',
    kinds: ['treatment', 'city', 'country'],
    limit: 3,
  });
  expect(matches.map(({ kind, ref, matched }) => [kind, ref, matched])).toEqual([
    ['treatment', 'rhinoplasty', 'synonym'],
    ['city', 'tijuana', 'mended'],
  ]);
});

it('lists the treatments of a vague word when the phrase has nothing else', async () => {
  const matches = await search.matchDocuments({ phrase: 'dental', kinds: ['treatment'], limit: 5 });
  expect(matches.map(({ ref }) => ref)).toContain('dental-implant');
});

it('stays in the named place when no provider there has the other word', async () => {
  const { found: matches } = await search.findProviders(await search.understand('hospital tijuana'));
  expect(matches.map(({ ref }) => ref).toSorted()).toEqual(['caps-7', 'consalud', 'medellin-care']);
});

describe('a prepared phrase', () => {
  it('returns every match with its score and how the phrase was parsed', async () => {
    const { found: matches, prepared } = await search.findProviders(await search.understand('hosptal san roque'));
    expect(matches.toSorted((a, b) => b.score - a.score).map(({ ref }) => ref)).toEqual([
      'san-roque',
      'san-roque-norte',
    ]);
    expect(prepared).toMatchObject({ stage: 'mended', corrected: 'hospital san roque' });
  });

  it('for the remaining words is null when no provider has them', async () => {
    const rest = async (phrase: string) =>
      (await search.findByRest(await search.understand(phrase)))?.prepared.stage ?? null;
    expect(await rest('dental implants zenith tijuana')).toBe('words');
    expect(await rest('dental implants with sedation')).toBeNull();
    expect(await rest('dental implants tijuana')).toBeNull();
  });
});

describe('suggest', () => {
  it.each([
    ['rin', { kind: 'treatment', slug: 'rhinoplasty', detail: null }],
    ['nose', { kind: 'treatment', slug: 'rhinoplasty', label: 'Rinoplastia', detail: 'nose job' }],
    ['implante d', { kind: 'treatment', slug: 'dental-implant' }],
    ['tij', { kind: 'city', slug: 'tijuana' }],
    ['costa r', { kind: 'country', slug: 'CR' }],
    ['hospital san roq', { kind: 'provider', slug: 'san-roque', detail: 'Medellín, Colombia' }],
    ['hosptial san', { kind: 'provider', slug: 'san-roque' }],
  ])('%s', async (q, first) => {
    expect((await suggested(q))[0]).toMatchObject(first);
  });

  it('puts clinicians first when two words are typed, and clinics first when one is', async () => {
    const names = [{ kind: 'clinician', label: 'Dra. Roque Sanz', detail: null, slug: 'x/clinicians/y' }] as const;
    const query = { language: 'es', currency: 'USD' } as const;
    const kinds = async (q: string, asTyped = true) =>
      (await search.suggest({ q, ...query }, { names: [...names], asTyped })).data.map(({ kind }) => kind);
    expect((await kinds('roque san'))[0]).toBe('clinician');
    expect(await kinds('roque')).toEqual(['provider', 'provider', 'clinician']);
    // Only like the name, while clinics are called so.
    expect(await kinds('roque san', false)).not.toContain('clinician');
    expect((await kinds('rin'))[0]).toBe('treatment');
  });

  it('returns at most eight distinct suggestions', async () => {
    const slugs = (await suggested('me')).map((one) => `${one.kind} ${one.slug}`);
    expect(slugs.length).toBeLessThanOrEqual(8);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('returns nothing for an empty phrase', async () => {
    expect(await suggested('')).toEqual([]);
  });
});

it('finds a new city as soon as the revision changes', async () => {
  await unitOfWork(database, (tx) =>
    putSearchDocuments(tx, [
      { kind: 'city', ref: 'lima', label: { en: 'Lima', es: 'Lima', pt: 'Lima' }, country: 'PE', names: ['Lima'] },
      provider('lima-one', 'Lima Uno', { city: 'lima' }),
    ]),
  );
  revision += 1;
  expect((await search.understand('lima')).city?.entry.ref).toBe('lima');
});
