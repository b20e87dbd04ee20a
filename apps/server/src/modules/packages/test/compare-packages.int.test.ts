import { comparePackages, listPackages } from '@travesia/contracts/packages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';

const NOBODY = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

const compare = (packages: readonly string[], view: { currency?: string; language?: 'en' | 'es' | 'pt' } = {}) =>
  api.call(comparePackages, { query: { ...view, packages: packages.join(',') } });
const offers = async (treatment: string) =>
  (await api.call(listPackages, { query: { treatment: [treatment], limit: 100, sort: 'price' } })).data;

describe('comparing packages over the demo catalog', () => {
  it('adds every needed item to the price and orders by the sum', async () => {
    const all = await offers('dental-implant-single');
    const chosen = all.filter((_offer, index) => index % Math.floor(all.length / 4) === 0).slice(0, 4);
    const { data, not_offered } = await compare(chosen.map(({ id }) => id));
    expect(not_offered).toEqual([]);
    expect(data).toHaveLength(4);
    for (const { package: detail, missing, missing_total } of data) {
      expect(missing.map(({ key }) => key)).toEqual(
        detail.inclusions.filter(({ answer }) => answer === 'not_included').map(({ key }) => key),
      );
      const counted = missing.filter((line) => line.counted);
      expect(counted.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0)).toBe(missing_total.amount);
      expect(counted.map(({ key }) => key)).toEqual(detail.missing.map(({ key }) => key));
      expect(detail.total.amount).toBe(detail.shown_price.amount + missing_total.amount);
    }
    const totals = data.map(({ package: one }) => one.total.amount);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('finds packages whose lowest price is not the lowest total', async () => {
    const all = await offers('dental-implant-single');
    const byPrice = all.toSorted((a, b) => a.shown_price.amount - b.shown_price.amount);
    const pairs = byPrice.flatMap((cheap, index) =>
      byPrice
        .slice(index + 1)
        .flatMap((dear) => (dear.total.amount < cheap.total.amount ? [[cheap, dear] as const] : [])),
    );
    const pair = pairs[0];
    if (!pair) throw new Error('the demo market holds no such pair');
    const { data } = await compare(pair.map(({ id }) => id));
    expect(data.map(({ package: one }) => one.id)).toEqual([pair[1].id, pair[0].id]);
  });

  it('returns the typical price beside a missing item: how many packages, and where', async () => {
    const all = await offers('dental-implant-single');
    const { data } = await compare(
      all.slice(0, 4).map(({ id }) => id),
      { language: 'es', currency: 'BRL' },
    );
    const markets = data.flatMap(({ missing }) => missing.flatMap(({ market }) => market ?? []));
    expect(markets.length).toBeGreaterThan(0);
    for (const { packages, median, scope, place } of markets) {
      expect(packages).toBeGreaterThanOrEqual(3);
      expect(median).toMatchObject({ currency: 'BRL', approximate: true });
      expect(place === null).toBe(scope === 'everywhere');
    }
  });

  it('uses the typical price when a provider names none, and says so', async () => {
    const all = await offers('dental-implant-single');
    const without = all.find(({ missing }) => missing.some(({ basis }) => basis === 'market'));
    if (!without) throw new Error('every clinic of the demo names every price');
    const { data } = await compare([without.id]);
    const [compared] = data;
    const line = compared?.missing.find(({ basis, counted }) => counted && basis === 'market');
    expect(line).toMatchObject({ price: line?.market?.median });
    expect(compared?.package.total.approximate).toBe(true);
    expect(without.total).toEqual(compared?.package.total);
  });

  it('reports unknown ids, deduplicates ids, and rejects a fifth', async () => {
    const [first] = await offers('dental-implant-single');
    const id = first?.id ?? '';
    const { data, not_offered } = await compare([id, NOBODY, id.toUpperCase()]);
    expect(data).toHaveLength(1);
    expect(not_offered).toEqual([NOBODY]);
    expect((await compare([])).data).toEqual([]);
    await expect(compare([id, id, id, id, id])).rejects.toThrow('request.invalid');
  });
});
