import {
  getPackageShowcase,
  getTreatmentCities,
  getTreatmentMarket,
  listPackages,
  type ShowcaseRule,
} from '@travesia/contracts/packages';
import { getTreatment } from '@travesia/contracts/catalog';
import { listProviderReviews } from '@travesia/contracts/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('packages selected by rule over the demo catalog', () => {
  const group = async (rule: ShowcaseRule) => {
    const showcase = await api.call(getPackageShowcase, { query: {} });
    const found = showcase.groups.find((one) => one.rule === rule);
    if (!found) throw new Error(`no group ${rule}`);
    return { ...showcase, offers: found.data };
  };

  it('fills every rule with packages of verified clinics only', async () => {
    const { groups } = await api.call(getPackageShowcase, { query: { language: 'es' } });
    expect(groups.map(({ data }) => data.length)).toEqual([4, 4, 4, 4, 4]);
    const statuses = groups.flatMap(({ data }) => data.map(({ provider }) => provider.verification_status));
    expect(new Set(statuses)).toEqual(new Set(['verified']));
  });

  it('picks the lowest total with extras for each of four treatments', async () => {
    const { offers } = await group('lowest_total');
    expect(new Set(offers.map(({ treatment }) => treatment.slug)).size).toBe(4);
    for (const { id, treatment } of offers) {
      const { data } = await api.call(listPackages, {
        query: { treatment: [treatment.slug], sort: 'price', verified: 'true', limit: 1 },
      });
      expect(data[0]?.id).toBe(id);
    }
  });

  it('includes only clinics with enough reviews, best first, each once', async () => {
    const { offers, reviews_least: least } = await group('best_rated');
    expect(offers.every(({ provider }) => (provider.rating?.count ?? 0) >= least)).toBe(true);
    const averages = offers.map(({ provider }) => provider.rating?.average ?? 0);
    expect(averages).toEqual(descending(averages));
    expect(new Set(offers.map(({ provider }) => provider.id)).size).toBe(4);
  });

  it('orders the others by their rules', async () => {
    const included = (await group('most_included')).offers.map((offer) => offer.included_count);
    expect(included).toEqual(descending(included));
    const newest = (await group('newest_price')).offers.map((offer) => Date.parse(offer.confirmed_on));
    expect(newest).toEqual(descending(newest));
    const { offers } = await group('shortest_away');
    expect(offers.map((offer) => offer.stay_days)).toEqual(ascending(offers.map((offer) => offer.stay_days)));
    for (const { treatment } of offers)
      expect((await api.call(getTreatment, { params: { slug: treatment.slug } })).trips).toBe(1);
  });
});

describe('a treatment across countries', () => {
  it('adds up to all its packages', async () => {
    const { countries } = await api.call(getTreatmentMarket, { params: { slug: 'dental-implant-single' } });
    const { total } = await api.call(listPackages, { query: { treatment: ['dental-implant-single'], limit: 1 } });
    expect(countries.reduce((sum, { packages }) => sum + packages, 0)).toBe(total);
    for (const { price, clinics, packages } of countries) {
      expect(price.low.amount).toBeLessThanOrEqual(price.median.amount);
      expect(price.median.amount).toBeLessThanOrEqual(price.high.amount);
      expect(clinics).toBeLessThanOrEqual(packages);
    }
  });

  it('rejects a treatment that is not in the catalog', async () => {
    await expect(api.call(getTreatmentMarket, { params: { slug: 'horoscope' } })).rejects.toMatchObject({
      code: 'catalog.treatment_not_found',
    });
  });
});

describe('a treatment across cities', () => {
  const params = { slug: 'dental-implant-single' };

  it('has the lowest total that the list of packages has, and counts what the list calls all-in', async () => {
    const { cities } = await api.call(getTreatmentCities, { params });
    expect(cities.length).toBeGreaterThan(3);
    for (const { city, packages, price, all_in: allIn, at_least: atLeast, clinics, languages } of cities) {
      const query = { treatment: params.slug, city: city.slug, sort: 'price', limit: 100 } as const;
      const { data, total } = await api.call(listPackages, { query });
      expect(packages, city.slug).toBe(total);
      expect(price.low.amount, city.slug).toBe(data[0]?.total.amount);
      expect(allIn, city.slug).toBe(data.filter(({ claim }) => claim === 'all_in').length);
      expect(atLeast, city.slug).toBe(data.filter(({ claim }) => claim === 'at_least').length);
      for (const one of languages) expect(one.clinics).toBeLessThanOrEqual(clinics);
    }
  });

  it('rejects a treatment that is not in the catalog', async () => {
    await expect(api.call(getTreatmentCities, { params: { slug: 'horoscope' } })).rejects.toMatchObject({
      code: 'catalog.treatment_not_found',
    });
  });
});

describe('reviews of one clinic', () => {
  const params = { id: 'clinica-dental-ceiba' };

  it('can be filtered by the authors’ country and language, with unfiltered counts', async () => {
    const all = await api.call(listProviderReviews, { params });
    const [home] = all.facets.home;
    const [written] = all.facets.written;
    if (!home || !written) throw new Error('the demo clinic has no reviews');
    const fromHome = await api.call(listProviderReviews, { params, query: { home: [home.value] } });
    expect(fromHome.total).toBe(home.count);
    expect(fromHome.facets).toEqual(all.facets);
    const inLanguage = await api.call(listProviderReviews, { params, query: { written: [written.value], limit: 100 } });
    expect(new Set(inLanguage.data.map(({ language }) => language))).toEqual(new Set([written.value]));
  });
});
