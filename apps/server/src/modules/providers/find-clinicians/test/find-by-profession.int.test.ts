import { listPackages } from '@travesia/contracts/packages';
import { clinicianPath, getClinician, listProviderClinicians, listProviders } from '@travesia/contracts/providers';
import { searchEverything, suggest } from '@travesia/contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from '../../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

const search = (q: string) => api.call(searchEverything, { query: { q, limit: 24 } });

describe('a search for a profession', () => {
  it('filters clinics by specialty, whatever the language', async () => {
    const totals = [];
    for (const q of ['dermatologist', 'dermatólogo', 'dermatologista']) {
      const { understood, providers, packages } = await search(q);
      expect(understood.specialty?.options.map(({ slug }) => slug)).toEqual(['dermatologist']);
      expect(packages.total, q).toBe(0);
      totals.push(providers.total);
      for (const { slug } of providers.data) {
        const { data } = await api.call(listProviderClinicians, { params: { id: slug } });
        expect(
          data.some(({ specialty }) => specialty?.startsWith('Dermatologist')),
          slug,
        ).toBe(true);
      }
    }
    expect(totals[0]).toBeGreaterThan(0);
    expect(new Set(totals).size).toBe(1);
  });

  it('shows only packages of its own treatments, and its clinics in the place named', async () => {
    const { providers, packages } = await search('dentista cancún');
    const dental = await api.call(listProviders, { query: { specialty: 'dental', city: 'cancun' } });
    expect(providers.total).toBe(dental.total);
    expect(providers.data.every(({ city }) => city?.slug === 'cancun')).toBe(true);
    expect(packages.total).toBeGreaterThan(0);
    const { data } = await api.call(listPackages, { query: { q: 'dentista cancún', limit: 50 } });
    expect(data.every(({ treatment }) => /implant|crown|veneer|all-on/.test(treatment.slug))).toBe(true);
  });

  it('says when a word may mean several, and shows the clinics of all', async () => {
    const { understood, providers, clinicians, packages } = await search('heart doctor');
    expect(understood.specialty).toMatchObject({ said: 'heart doctor' });
    expect(understood.specialty?.options.length).toBe(2);
    expect([providers.total > 0, packages.total]).toEqual([true, 0]);
    expect([...new Set(clinicians.data.map(({ specialty }) => specialty ?? ''))].toSorted()).toEqual([
      'Cardiologist',
      'Heart surgeon',
    ]);
  });
});

describe('a search for a clinician', () => {
  it('leads to their page by name, with or without title, accents and a typo', async () => {
    const [clinic] = (await search('cardiologist')).clinicians.data;
    if (!clinic) throw new Error('the demo has cardiologists');
    const plain = clinic.name
      .replace(/^Dra?\. /, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    const mistyped = plain.replace(/(\w)(\w)$/, '$2$1');
    for (const q of [clinic.name, plain, mistyped]) {
      const { data } = (await search(q)).clinicians;
      expect(data[0]?.id, q).toBe(clinic.id);
    }
    const { name } = await api.call(getClinician, { params: { id: clinic.provider.slug, clinicianId: clinic.id } });
    expect(name).toBe(clinic.name);
  });

  it('finds none for a treatment or words of no name', async () => {
    for (const q of ['knee replacement', 'medellín', 'xyzzy']) expect((await search(q)).clinicians.total, q).toBe(0);
  });
});

describe('suggestions while a name is typed', () => {
  const suggested = async (q: string) => (await api.call(suggest, { query: { q } })).data;

  it('begin with the clinician, whose page they open', async () => {
    const [found] = (await search('cardiologist')).clinicians.data;
    if (!found) throw new Error('the demo has cardiologists');
    const [title = '', first = '', last = ''] = found.name.split(' ');
    for (const q of [`${first} ${last}`, `${first} ${last.slice(0, 3)}`, `${title} ${first} ${last}`.toLowerCase()]) {
      const [one] = await suggested(q);
      expect(one, q).toMatchObject({ kind: 'clinician', label: found.name });
      expect(one?.detail).toContain(found.provider.name);
      expect(`/providers/${one?.slug}`).toBe(clinicianPath(found.provider, found));
    }
  });

  it('begin with the clinic for its name, and with the treatment for that of one', async () => {
    // “pa” alone would be Panama.
    for (const q of ['sonrisa pa', 'sonrisa pac'])
      expect((await suggested(q))[0], q).toMatchObject({ kind: 'provider', slug: 'sonrisa-pacifico' });
    expect((await suggested('rinop'))[0]).toMatchObject({ kind: 'treatment', slug: 'rhinoplasty' });
    expect((await suggested('tij'))[0]).toMatchObject({ kind: 'city', slug: 'tijuana' });
  });

  it('name no clinician for two letters or for words of no name', async () => {
    for (const q of ['an', 'xyzzy', 'dra'])
      expect(
        (await suggested(q)).filter(({ kind }) => kind === 'clinician'),
        q,
      ).toEqual([]);
  });
});
