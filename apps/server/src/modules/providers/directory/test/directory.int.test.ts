import {
  clinicianPath,
  getClinician,
  getDirectoryMap,
  listClinicianAddresses,
  listDirectoryCities,
  listProviders,
} from '@travesia/contracts/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from '../../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);

describe('the map of listings', () => {
  it('has pins that add up to the list', async () => {
    const [map, list] = await Promise.all([
      api.call(getDirectoryMap, {}),
      api.call(listProviders, { query: { limit: 1 } }),
    ]);
    expect(map.total).toBe(list.total);
    expect(sum(map.pins) + map.unplaced).toBe(list.total);
    expect(map.countries.reduce((all, { provider_count: count }) => all + count, 0)).toBe(list.total);
  });

  it('of a country or an area shows what the list of it has', async () => {
    for (const query of [{ country: 'MX' }, { bbox: '-118,14,-86,33' }, { country: 'MX', bbox: '-118,31,-114,33' }]) {
      const [map, list] = await Promise.all([
        api.call(getDirectoryMap, { query: { ...query, width: 30 } }),
        api.call(listProviders, { query: { ...query, limit: 1 } }),
      ]);
      expect(list.total).toBeGreaterThan(0);
      expect(sum(map.pins) + map.unplaced).toBe(list.total);
    }
  });
});

describe('the cities with listings', () => {
  it('each have the count of their list, and one slug', async () => {
    const { data, total } = await api.call(listDirectoryCities, { query: { limit: 500 } });
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(total);
    for (const { slug, provider_count: count } of data.slice(0, 5)) {
      const { total: listed } = await api.call(listProviders, { query: { city: slug, limit: 1 } });
      expect(count, slug).toBe(listed);
    }
  });

  it('can be asked by country and letter, in the order of names', async () => {
    const { data, initials } = await api.call(listDirectoryCities, {
      query: { country: 'MX', initial: 'c', sort: 'name' },
    });
    expect(data.length).toBe(initials.find(({ value }) => value === 'c')?.count);
    expect(data.every(({ name, country }) => /^c/i.test(name) && country.code === 'MX')).toBe(true);
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
  });
});

describe('listClinicianAddresses', () => {
  it('leads to the page of every clinician of a listed clinic', async () => {
    const { data, total } = await api.call(listClinicianAddresses, {});
    expect(data).toHaveLength(total);
    const [first] = data;
    expect(total).toBeGreaterThan(50);
    const { name } = await api.call(getClinician, {
      params: { id: first?.provider_slug ?? '', clinicianId: first?.id ?? '' },
    });
    expect(name).toBe(first?.name);
    expect(clinicianPath({ slug: first?.provider_slug ?? '' }, { id: first?.id ?? '', name })).toContain(first?.id);
  });
});
