import {
  getTreatment,
  getTreatmentPrices,
  listAccreditors,
  listLocations,
  listTreatments,
} from '@travesia/contracts/catalog';
import type { EndpointInput, EndpointOutput } from '@travesia/contracts/kit';
import { getPackage, INCLUSION_KEYS, listPackages } from '@travesia/contracts/packages';
import { getProvider, listProviderClinicians, listProviders } from '@travesia/contracts/providers';
import { listProviderReviews } from '@travesia/contracts/reviews';
import { searchEverything } from '@travesia/contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

const packages = (query: NonNullable<EndpointInput<typeof listPackages>['query']>) => api.call(listPackages, { query });

/** All pages of the list of packages. */
async function everyPackage(): Promise<EndpointOutput<typeof listPackages>['data']> {
  const first = await packages({ limit: 100 });
  const rest = await Promise.all(
    Array.from({ length: first.total_pages - 1 }, (_unused, index) => packages({ limit: 100, page: index + 2 })),
  );
  return [first, ...rest].flatMap((page) => page.data);
}

describe('the price contract of every published package', () => {
  it('shows the same price on the card and the package, and its lines add up to it', async () => {
    const all = await everyPackage();
    expect(all.length).toBeGreaterThan(300);
    for (const summary of all) {
      const detail = await api.call(getPackage, { params: { id: summary.id } });
      expect(detail.price, summary.title).toEqual(summary.price);
      expect(
        detail.lines.reduce((sum, line) => sum + line.amount.amount, 0),
        summary.title,
      ).toBe(summary.price.amount);
      expect(detail.inclusions.map((line) => line.key)).toEqual([...INCLUSION_KEYS]);
    }
  });
});

describe('listTreatmentPackages', () => {
  it('counts in its facets what selecting the value returns', async () => {
    const list = await packages({ limit: 1, country: ['CO'] });
    for (const facet of list.facets.treatment.slice(0, 5)) {
      expect((await packages({ limit: 1, country: ['CO'], treatment: [facet.value] })).total, facet.label).toBe(
        facet.count,
      );
    }
    for (const facet of list.facets.country.slice(0, 5)) {
      expect((await packages({ limit: 1, country: [facet.value] })).total, facet.label).toBe(facet.count);
    }
  });

  it('filters by price in the requested currency and sorts by it', async () => {
    const list = await packages({ limit: 100, currency: 'MXN', price_max: 60_000, sort: 'price' });
    const prices = list.data.map((one) => one.total);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.every((price) => price.currency === 'MXN' && price.amount <= 60_000_00 + 100)).toBe(true);
    // Sorted in US cents: in pesos the sum of converted amounts may differ by rounding.
    const pesos = prices.map((price) => Math.round(price.amount / 100));
    expect(pesos).toEqual(pesos.toSorted((a, b) => a - b));
  });

  it('has a histogram that counts every result once', async () => {
    const list = await packages({ limit: 1, treatment: ['dental-implant-single'] });
    expect(list.prices.histogram.reduce((sum, count) => sum + count, 0)).toBe(list.total);
  });

  it('includes every requested price item', async () => {
    const list = await packages({ limit: 100, inclusions: ['lodging', 'transfers'] });
    const places = ['lodging', 'transfers'].map((key) =>
      INCLUSION_KEYS.indexOf(key as (typeof INCLUSION_KEYS)[number]),
    );
    expect(list.data.length).toBeGreaterThan(0);
    expect(list.data.every((one) => places.every((place) => one.answers[place] === 'i'))).toBe(true);
  });

  it('finds nothing for meaningless words, and ignores extra words next to a match', async () => {
    expect((await packages({ q: 'zzzzqq' })).total).toBe(0);
    const implants = await packages({ treatment: ['dental-implant-single'] });
    expect((await packages({ q: 'dental implants zzzzqq' })).total).toBe(implants.total);
  });

  it('does not fill the first page with one clinic', async () => {
    const { data } = await packages({ limit: 24 });
    expect(new Set(data.map((one) => one.provider.id)).size).toBeGreaterThan(15);
  });
});

describe('listProviders', () => {
  it('finds providers around a point, nearest first, with the distance', async () => {
    const { data } = await api.call(listProviders, { query: { near: '6.2442,-75.5812,40', sort: 'distance' } });
    const distances = data.map((one) => one.distance_km ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances.every((km) => km <= 40)).toBe(true);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('shows, filters and sorts by prices of the requested treatment', async () => {
    const list = await api.call(listProviders, { query: { treatment: 'tummy-tuck', sort: 'price', currency: 'USD' } });
    const prices = list.data.map((one) => one.price_from?.amount ?? 0);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { slug, price_from: from } of list.data) {
      const own = await packages({ provider: slug, treatment: ['tummy-tuck'], sort: 'price', limit: 1 });
      expect(from?.amount, slug).toBe(own.data[0]?.total.amount);
    }
    const dearest = (prices.at(-1) ?? 0) / 100;
    const below = await api.call(listProviders, {
      query: { treatment: 'tummy-tuck', price_max: dearest - 1, currency: 'USD' },
    });
    expect(below.total).toBe(prices.filter((price) => price < dearest * 100).length);
  });

  it('respects a map box', async () => {
    const { data } = await api.call(listProviders, { query: { bbox: '-118,14,-86,33', limit: 100 } });
    expect(new Set(data.map((one) => one.country.code))).toEqual(new Set(['MX']));
  });

  it('shows neither suspended nor rejected providers', async () => {
    const { data } = await api.call(listProviders, { query: { limit: 100 } });
    const statuses = new Set(data.map((one) => one.verification_status));
    expect(statuses.has('rejected')).toBe(false);
    expect(statuses.has('verified')).toBe(true);
  });

  it('returns place and search terms as reasons of a result', async () => {
    const { data } = await api.call(listProviders, { query: { q: 'implantes dentales medellin', language: 'es' } });
    expect(data[0]?.city?.slug).toBe('medellin');
    expect(data[0]?.why.map((why) => why.code)).toEqual(expect.arrayContaining(['offers_treatment', 'in_place']));
  });
});

describe('listAccreditors', () => {
  it('lists international ones first, then national ones, in the requested language', async () => {
    const { data } = await api.call(listAccreditors, { query: { language: 'pt' } });
    const national = data.findIndex(({ country }) => country !== null);
    expect(national).toBeGreaterThan(0);
    expect(data.slice(national).every(({ country }) => country !== null)).toBe(true);
    expect(data).toContainEqual({
      slug: 'jci',
      name: 'Joint Commission International (JCI)',
      country: null,
      what_it_checks: 'Segurança e qualidade de todo o hospital ou clínica, com visita ao estabelecimento.',
    });
  });
});

describe('a provider', () => {
  it('is found by slug and by id, with a valid facility license if verified', async () => {
    const { data } = await api.call(listProviders, { query: { limit: 100, verified: true } });
    for (const { id, slug, name } of data) {
      const provider = await api.call(getProvider, { params: { id: slug } });
      expect(provider.id).toBe(id);
      const licence = provider.credentials.find((credential) => credential.kind === 'facility_licence');
      expect(licence?.status, name).toBe('verified');
    }
  });

  it('marks its lowest price as converted unless in the clinic’s currency', async () => {
    const { data } = await api.call(listProviders, { query: { limit: 100 } });
    const approximate = new Set(
      data.flatMap((one) => (one.price_from ? [`${one.country.code} ${one.price_from.approximate}`] : [])),
    );
    expect(approximate.has('CO true')).toBe(true);
    expect(approximate.has('EC false')).toBe(true);
  });

  it('returns a declared problem if missing', async () => {
    await expect(api.call(getProvider, { params: { id: 'no-such-clinic' } })).rejects.toMatchObject({
      code: 'providers.not_found',
      status: 404,
    });
  });

  it('lists its clinicians with their licenses', async () => {
    const { data } = await api.call(listProviderClinicians, { params: { id: 'clinica-dental-ceiba' } });
    expect(data.length).toBeGreaterThan(1);
    expect(data.every((clinician) => clinician.licence?.kind === 'professional_licence')).toBe(true);
  });

  it('has reviews with matching mean and distribution', async () => {
    const { average, distribution, total } = await api.call(listProviderReviews, {
      params: { id: 'clinica-dental-ceiba' },
      query: {},
    });
    const count = distribution.reduce((sum, of) => sum + of, 0);
    expect(count).toBe(total);
    expect(average).toBeCloseTo(distribution.reduce((sum, of, index) => sum + of * (index + 1), 0) / count, 1);
  });
});

describe('listTreatments', () => {
  it.each([
    ['manga gástrica', 'gastric-sleeve'],
    ['nose job', 'rhinoplasty'],
    ['rinoplstia', 'rhinoplasty'],
    ['protese de joelho', 'knee-replacement'],
  ])('finds by "%s" first %s', async (q, slug) => {
    const { data } = await api.call(listTreatments, { query: { q } });
    expect(data[0]?.slug).toBe(slug);
  });

  it('returns the requested language', async () => {
    const { data } = await api.call(listTreatments, { query: { language: 'pt', category: ['orthopedic'] } });
    expect(data.map((one) => one.category.name)).toEqual(data.map(() => 'Articulações e coluna'));
  });

  it('keeps the place of a phrase that names nothing else, and that of a filter', async () => {
    const inTijuana = await api.call(listTreatments, { query: { q: 'tijuana' } });
    const filtered = await api.call(listTreatments, { query: { city: ['tijuana'] } });
    expect(inTijuana.data.length).toBeGreaterThan(0);
    expect(inTijuana.total).toBeLessThan(27);
    expect(inTijuana.data.map(({ slug }) => slug)).toEqual(filtered.data.map(({ slug }) => slug));
    expect(inTijuana.facets.city.find(({ value }) => value === 'tijuana')?.count).toBe(inTijuana.total);
  });

  it('lists the supported currencies when asked for another', async () => {
    const refused = api.call(listTreatments, { query: { currency: 'XXX' } });
    await expect(refused).rejects.toMatchObject({
      code: 'request.invalid',
      facts: { fields: [{ path: 'query.currency' }] },
    });
  });
});

describe('care that nobody offers', () => {
  it.each([
    'breast cancer surgery',
    'kidney transplant cancun',
    'tratamiento de conducto en Tijuana',
    'pyeloplasty lima',
  ])('has no package for “%s”, anywhere', async (q) => {
    const found = await api.call(searchEverything, { query: { q } });
    expect(found.understood.not_offered !== null || found.understood.unsure).toBe(true);
    expect([found.packages.total, found.treatments.length]).toEqual([0, 0]);
    expect((await api.call(listPackages, { query: { q } })).total).toBe(0);
    expect((await api.call(listTreatments, { query: { q } })).total).toBe(0);
  });

  it('does not take the words of a procedure for typing errors in names', async () => {
    expect((await api.call(listProviders, { query: { q: 'transplante de rim' } })).total).toBe(0);
    const inCancun = await api.call(listProviders, { query: { q: 'kidney transplant cancun' } });
    expect(inCancun.total).toBeGreaterThan(0);
    expect(inCancun.data.every(({ city }) => city?.slug === 'cancun')).toBe(true);
  });

  it('says which city stands in for a place without listings', async () => {
    const { understood } = await api.call(searchEverything, { query: { q: 'dental implants near San Diego' } });
    expect(understood).toMatchObject({ city: { slug: 'tijuana' }, nearby: 'San Diego' });
  });
});

describe('names', () => {
  it('finds a clinic by the name of a clinician', async () => {
    const { data } = await api.call(listPackages, { query: { limit: 100 } });
    const offer = data.find(({ clinician }) => clinician !== null);
    const { providers } = await api.call(searchEverything, { query: { q: offer?.clinician ?? '' } });
    expect(providers.data[0]?.slug).toBe(offer?.provider.slug);
  });
});

describe('prices at home', () => {
  it('are those of the asked country, and of the United States where it has none', async () => {
    const slug = 'dental-implant-single';
    const homeOf = async (home_country?: string) => {
      const query = { language: 'es', ...(home_country ? { home_country } : {}) } as const;
      const { home_price } = await api.call(getTreatment, { params: { slug }, query });
      const { home } = await api.call(getTreatmentPrices, { params: { slug }, query });
      expect(home?.country).toEqual(home_price?.country);
      return home_price;
    };
    const [mexico, canada, unknown] = [await homeOf('MX'), await homeOf('CA'), await homeOf()];
    expect(mexico?.country).toEqual({ code: 'MX', name: 'México' });
    expect(canada?.country).toEqual({ code: 'US', name: 'Estados Unidos' });
    expect(unknown).toEqual(canada);
    expect(mexico?.high.amount).toBeLessThan(canada?.high.amount ?? 0);
  });
});

describe('every list, completely', () => {
  it('matches its contract on every page and in every language', async () => {
    for (const language of ['en', 'es', 'pt'] as const) {
      const treatments = await api.call(listTreatments, { query: { language, limit: 100 } });
      expect(treatments.data).toHaveLength(27);
      for (const { slug } of treatments.data) {
        const detail = await api.call(getTreatment, { params: { slug }, query: { language } });
        const prices = await api.call(getTreatmentPrices, { params: { slug }, query: { language, currency: 'EUR' } });
        expect(detail.content.what_it_is.length, slug).toBeGreaterThan(0);
        expect(prices.home, slug).not.toBeNull();
      }
      const providers = await api.call(listProviders, { query: { language, limit: 100 } });
      expect(providers.total).toBe(providers.data.length);
      for (const { slug } of providers.data) await api.call(getProvider, { params: { id: slug }, query: { language } });
      const locations = await api.call(listLocations, { query: { language } });
      expect(locations.data).toHaveLength(10);
    }
  });
});
