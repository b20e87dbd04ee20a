import { getProvider, listProviderAddresses, listProviders } from '@travesia/contracts/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from '../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

describe('listProviderAddresses', () => {
  it('returns every partner once across all pages, with the date of its last change', async () => {
    const { total: partners } = await api.call(listProviders, { query: { limit: 1, listing: 'partner' } });
    const first = await api.call(listProviderAddresses, { query: { limit: 10 } });
    expect(first.total).toBeGreaterThanOrEqual(partners);
    const slugs = new Set(first.data.map(({ slug }) => slug));
    for (let page = 2; page <= first.total_pages; page++) {
      const { data } = await api.call(listProviderAddresses, { query: { page, limit: 10 } });
      for (const { slug } of data) slugs.add(slug);
    }
    expect(slugs.size).toBe(first.total);
    for (const { slug, changed_on: day } of first.data) {
      expect((await api.call(getProvider, { params: { id: slug } })).slug).toBe(slug);
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('returns an empty page beyond the last', async () => {
    const beyond = await api.call(listProviderAddresses, { query: { page: 9000 } });
    expect(beyond).toMatchObject({ data: [], has_next: false });
  });
});
