import { listLocations } from '@travesia/contracts/catalog';
import { getCityGuide } from '@travesia/contracts/guides';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

describe('getCityGuide', () => {
  it('answers for every destination city in three languages', async () => {
    const { data } = await api.call(listLocations, { query: {} });
    for (const { slug } of data.flatMap(({ cities }) => cities))
      for (const language of ['en', 'es', 'pt'] as const) {
        const guide = await api.call(getCityGuide, { params: { slug }, query: { language } });
        expect(guide.seasons[0]?.text.length, slug).toBeGreaterThan(20);
        expect(guide.entry.rules.length, slug).toBeGreaterThan(5);
      }
  });

  it('counts what the city offers, and refuses a city without a guide', async () => {
    const bogota = await api.call(getCityGuide, { params: { slug: 'bogota' }, query: {} });
    expect(bogota).toMatchObject({ name: 'Bogotá', altitude: { meters: 2640 }, airports: ['BOG'] });
    expect(bogota.package_count).toBeGreaterThan(0);
    await expect(api.call(getCityGuide, { params: { slug: 'atlantis' }, query: {} })).rejects.toThrow(
      'guides.not_found',
    );
  });
});
