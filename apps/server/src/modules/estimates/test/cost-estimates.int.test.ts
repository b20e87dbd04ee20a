import { listTreatments } from '@travesia/contracts/catalog';
import { createCostEstimate, listHomeCities, type CostEstimate } from '@travesia/contracts/estimates';
import type { EndpointInput } from '@travesia/contracts/kit';
import { getPackage, listPackages } from '@travesia/contracts/packages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

type Body = EndpointInput<typeof createCostEstimate>['body'];
const estimate = (body: Body) => api.call(createCostEstimate, { body });
const line = ({ lines }: CostEstimate, item: string) => lines.find((one) => one.item === item);

function addsUp({ lines, total }: CostEstimate): void {
  for (const end of ['low', 'high'] as const)
    expect(lines.reduce((sum, { price }) => sum + price[end].amount, 0)).toBe(total[end].amount);
  expect(total.low.amount).toBeLessThanOrEqual(total.high.amount);
}

describe('createCostEstimate', () => {
  it('responds for every treatment, currency and language, and its items add up to the total', async () => {
    const { data } = await api.call(listTreatments, { query: { limit: 100 } });
    for (const { slug } of data) {
      for (const [language, currency] of [
        ['en', 'USD'],
        ['es', 'COP'],
        ['pt', 'CLP'],
      ] as const) {
        const answer = await estimate({ treatment: slug, language, currency, companion: currency === 'COP' });
        addsUp(answer);
        expect(answer.lines.map(({ explanation }) => explanation).join(' '), slug).not.toContain('{');
      }
    }
  });

  it('shows two trips for an implant, and the months between them', async () => {
    const answer = await estimate({ treatment: 'dental-implant-single', destination: 'MX' });
    expect(answer.trips.map(({ trip }) => trip)).toEqual([1, 2]);
    expect(answer.second_trip_after_months).toEqual({ min: 3, max: 6 });
    expect(answer.lines.filter(({ item }) => item === 'flights')).toHaveLength(2);
  });

  it('gives the basis of every item', async () => {
    const answer = await estimate({ treatment: 'gastric-sleeve', destination: 'MX' });
    expect(line(answer, 'treatment')).toMatchObject({ basis: 'market', price_basis: 'S', dated: '2026-09-29' });
    expect(line(answer, 'flights')).toMatchObject({ basis: 'assumption', source: null });
    expect(line(answer, 'flights')?.explanation).toContain('We didn’t look up any fares');
    expect(line(answer, 'cover')).toMatchObject({ basis: 'guide', dated: '2025-05-05' });
    expect(answer.home_price).toMatchObject({ country: { code: 'US' }, basis: 'S' });
  });

  it('accepts a city or a country, or chooses the country with the most reliable price', async () => {
    const city = await estimate({ treatment: 'rhinoplasty', destination: 'medellin', home_city: 'miami' });
    expect(city.destination).toMatchObject({ country: { code: 'CO' }, city: { slug: 'medellin' } });
    expect(city.destination.distance_km).toBeGreaterThan(2100);
    expect(city.destination.distance_km).toBeLessThan(2350);
    // Tijuana is nearer, but Guadalajara is known for hips.
    const country = await estimate({ treatment: 'hip-replacement', destination: 'MX', home_city: 'san-diego' });
    expect(country.destination.city.slug).toBe('guadalajara');
    const chosen = await estimate({ treatment: 'gastric-sleeve' });
    expect(['S', 'P']).toContain(line(chosen, 'treatment')?.price_basis);
  });

  it('counts a package’s price once and skips what it includes', async () => {
    const { data } = await api.call(listPackages, { query: { treatment: ['dental-implant-single'], limit: 100 } });
    for (const { id, shown_price: price, city } of data) {
      const detail = await api.call(getPackage, { params: { id } });
      const answer = await estimate({ treatment: 'dental-implant-single', package_id: id });
      addsUp(answer);
      expect(answer.destination.city.slug).toBe(city.slug);
      expect(line(answer, 'treatment')).toMatchObject({ basis: 'offer', dated: detail.confirmed_on });
      // Converted prices are shown in whole dollars.
      expect(Math.abs((line(answer, 'treatment')?.price.low.amount ?? 0) - price.amount)).toBeLessThanOrEqual(50);
      const holds = (key: string) => detail.inclusions.some((one) => one.key === key && one.answer === 'included');
      const first = answer.lines.filter(({ trip }) => trip === 1);
      expect(first.find(({ item }) => item === 'transfers')?.included).toBe(holds('transfers'));
      expect(first.find(({ item }) => item === 'cover')?.included).toBe(holds('insurance'));
    }
  });

  it('is deterministic', async () => {
    const body = { treatment: 'lasik-both-eyes', companion: true, currency: 'EUR' } as const;
    expect(await estimate(body)).toEqual(await estimate(body));
  });

  it.each([
    [{ treatment: 'tummy-tuck', nights: 5 }, 'body.nights', 'stay_too_short'],
    [{ treatment: 'tummy-tuck', home_city: 'atlantis' }, 'body.home_city', 'invalid_value'],
    [{ treatment: 'tummy-tuck', destination: 'US' }, 'body.destination', 'invalid_value'],
    [{ treatment: 'tummy-tuck', currency: 'XXX' }, 'body.currency', 'unknown_currency'],
  ] as const)('rejects %o by its field', async (body, path, code) => {
    await expect(estimate(body)).rejects.toMatchObject({
      code: 'request.invalid',
      facts: { fields: [{ path, code }] },
    });
  });

  it('rejects unknown treatments and packages', async () => {
    await expect(estimate({ treatment: 'no-such-thing' })).rejects.toMatchObject({
      code: 'catalog.treatment_not_found',
    });
    const id = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
    await expect(estimate({ treatment: 'bbl', package_id: id })).rejects.toMatchObject({ code: 'packages.not_found' });
  });
});

describe('listHomeCities', () => {
  it('returns city and country names in the requested language', async () => {
    const { data } = await api.call(listHomeCities, { query: { language: 'es' } });
    expect(data).toContainEqual(
      expect.objectContaining({ slug: 'london', name: 'Londres', country: { code: 'GB', name: 'Reino Unido' } }),
    );
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
  });
});
