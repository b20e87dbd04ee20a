import { describe, expect, it } from 'vitest';
import type { ProviderFilter } from '../provider-filter.ts';
import { type IndexedProvider, ProviderIndex } from '../provider-index.ts';
import { visibleTo } from '../providers.policy.ts';
import { anonymous } from '../../../platform/http/request-context.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

const sells = (number: number, prices: Record<string, number>): IndexedProvider => ({
  key: idOf(number),
  slug: `clinic-${number}`,
  type: 'clinic',
  country: 'MX',
  city: 'tijuana',
  listing: 'partner',
  listed: true,
  verified: true,
  accreditations: [],
  languages: ['es'],
  treatmentSlugs: Object.keys(prices),
  specialties: [],
  categorySlugs: [],
  priceFromUsdMinor: Math.min(...Object.values(prices)),
  priceFromByTreatment: Object.fromEntries(
    Object.entries(prices).map(([treatment, usdMinor]) => [treatment, { usdMinor, currency: 'USD' }]),
  ),
  ratingAverage: null,
  ratingCount: 0,
  rank: 0,
  lat: null,
  lon: null,
});

const everything: ProviderFilter = {
  match: null,
  type: [],
  category: [],
  specialty: null,
  treatment: null,
  country: [],
  city: [],
  accreditation: [],
  spoken: [],
  rating: null,
  priceMinUsd: null,
  priceMaxUsd: null,
  verified: false,
  listing: null,
  near: null,
  bbox: null,
  sort: 'price',
  limit: 10,
  offset: 0,
};

const index = new ProviderIndex();
// The first is cheap except for a tummy tuck.
index.put(sells(1, { 'tummy-tuck': 900_000, 'teeth-whitening': 10_000 }));
index.put(sells(2, { 'tummy-tuck': 500_000 }));
index.put(sells(3, { 'teeth-whitening': 20_000 }));

const found = (filter: Partial<ProviderFilter>) =>
  index.find(visibleTo(anonymous), { ...everything, ...filter }).page.map(({ id }) => Number(id.at(-1)));

describe('prices in lists of providers', () => {
  it('are those of the cheapest package when no treatment is requested', () => {
    expect(found({})).toEqual([1, 3, 2]);
    expect(found({ priceMaxUsd: 15_000 })).toEqual([1]);
  });

  it('are those of the requested treatment', () => {
    expect(found({ treatment: 'tummy-tuck' })).toEqual([2, 1]);
    expect(found({ treatment: 'tummy-tuck', priceMaxUsd: 600_000 })).toEqual([2]);
    expect(found({ treatment: 'tummy-tuck', priceMinUsd: 600_000 })).toEqual([1]);
  });

  it('follow a provider that stops selling a treatment', () => {
    index.put(sells(2, { 'teeth-whitening': 5000 }));
    expect(found({ treatment: 'tummy-tuck' })).toEqual([1]);
    expect(found({})).toEqual([2, 1, 3]);
  });
});

describe('a deleted provider', () => {
  const shrinking = () => {
    const made = new ProviderIndex();
    for (const number of [1, 2, 3]) made.put(sells(number, { 'tummy-tuck': number * 1000 }));
    made.remove(idOf(2));
    made.remove(idOf(2));
    made.remove(idOf(9));
    return made;
  };
  const idsOf = (made: ProviderIndex, scope = visibleTo(anonymous)) =>
    made.find(scope, everything).page.map(({ id }) => id);

  it('is neither found nor counted', () => {
    const made = shrinking();
    expect(made.size).toBe(2);
    expect(idsOf(made)).toEqual([idOf(1), idOf(3)]);
    expect(idsOf(made, visibleTo({ kind: 'system' }))).toEqual([idOf(1), idOf(3)]);
    expect(made.find(visibleTo(anonymous), everything).counts.country).toEqual([{ value: 'MX', count: 2 }]);
  });

  it('can be restored', () => {
    const made = shrinking();
    made.put(sells(2, { 'tummy-tuck': 5000 }));
    expect(made.size).toBe(3);
    expect(idsOf(made)).toEqual([idOf(1), idOf(3), idOf(2)]);
  });
});
