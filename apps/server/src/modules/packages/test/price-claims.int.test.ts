import { getPackage, listPackages, type PackageSummary } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { anonymous } from '../../../platform/http/request-context.ts';
import { loadReference } from '../../catalog/index.ts';
import { refreshTotals } from '../package-totals.repo.ts';
import { visibleTo } from '../packages.policy.ts';
import { findPackage } from '../packages.repo.ts';

const catalog = parseCatalog();
let api: DemoApi;
let all: PackageSummary[];
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
  all = await everyPackage();
});
afterAll(() => api.close());

async function everyPackage(): Promise<PackageSummary[]> {
  const found: PackageSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await api.call(listPackages, { query: { sort: 'price', limit: 100, page } });
    found.push(...data);
    if (found.length >= total) return found;
  }
}

const needsOf = (treatment: string) =>
  catalog.neededItems.filter(({ treatments }) => treatments.includes(treatment)).map(({ key }) => key);

describe('every package of the demo', () => {
  it('is called all-in only if each item its treatment needs is included, as its page says', async () => {
    const claims = new Map<string, number>();
    for (const offer of all) {
      const detail = await api.call(getPackage, { params: { id: offer.id } });
      const answer = new Map(detail.inclusions.map((item) => [item.key as string, item]));
      const missing = needsOf(offer.treatment.slug).filter((key) => {
        const item = answer.get(key);
        // Nights in the hospital leave none outside it.
        if (key === 'lodging' && offer.nights - (answer.get('hospital_nights')?.quantity ?? 0) <= 0) return false;
        return item?.answer !== 'included';
      });
      expect(
        offer.missing.map(({ key }) => key as string).toSorted(),
        `${offer.provider.name}: ${offer.title}`,
      ).toEqual(missing.toSorted());
      expect(offer.claim === 'all_in').toBe(missing.length === 0);
      expect({ total: detail.total, claim: detail.claim }).toEqual({ total: offer.total, claim: offer.claim });
      claims.set(offer.claim, (claims.get(offer.claim) ?? 0) + 1);
    }
    // Each kind must be there to be seen.
    expect([...claims.keys()].toSorted()).toEqual(['all_in', 'at_least', 'total']);
  });

  it('leads with the price plus what is missing, and says which nights the price includes', () => {
    for (const { total, shown_price: price, missing, nights, nights_included: held, title } of all) {
      const extras = missing.reduce((sum, item) => sum + (item.price?.amount ?? 0), 0);
      expect(total.amount, title).toBe(price.amount + extras);
      const lodging = missing.find(({ key }) => key === 'lodging');
      expect(nights - held, title).toBeGreaterThanOrEqual(lodging?.quantity ?? 0);
      expect(held, title).toBeLessThanOrEqual(nights);
    }
  });

  it('is sorted and filtered by what it leads with', async () => {
    const totals = all.map(({ total }) => total.amount);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    const middle = Math.round((totals[Math.floor(totals.length / 2)] ?? 0) / 100);
    const { data } = await api.call(listPackages, { query: { price_max: middle, limit: 100 } });
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ total }) => total.amount > middle * 100)).toEqual([]);
  });

  it('gives its clinic a price from its lowest total', async () => {
    const { data } = await api.call(listProviders, { query: { listing: 'partner', limit: 50 } });
    const selling = data.filter(({ id }) => all.some(({ provider }) => provider.id === id));
    expect(selling.length).toBeGreaterThan(10);
    for (const { id, name, price_from: from } of selling) {
      const own = all.filter(({ provider }) => provider.id === id).map(({ total }) => total.amount);
      expect(from?.amount, name).toBe(Math.min(...own));
    }
  });
});

describe('when a clinic no longer includes an item', () => {
  it('its package loses the claim and names the item', async () => {
    const own = await openDemoApi('2026-11-20');
    try {
      const offer = all.find(({ claim }) => claim === 'all_in');
      if (!offer) throw new Error('no package of the demo is all-in');
      const { db } = own.database;
      await db.execute(
        sql`update package_inclusions set answer = 'not_included', extra_minor = 70000 where package_id = ${offer.id} and key = 'taxes_fees'`,
      );
      const reference = await loadReference(db);
      await unitOfWork(own.database, (tx) => refreshTotals(tx, reference, [offer.treatment.slug]));
      const found = await findPackage(own.database, visibleTo(anonymous), offer.id);
      expect(found?.missing).toMatchObject([{ key: 'taxes_fees', own_minor: 70_000 }]);
      expect(found?.totalUsdMinor).toBeGreaterThan(found?.priceUsdMinor ?? 0);
    } finally {
      await own.close();
    }
  });
});
