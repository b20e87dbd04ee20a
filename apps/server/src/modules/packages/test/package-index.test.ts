import { expect, it } from 'vitest';
import { anonymous } from '../../../platform/http/request-context.ts';
import type { PackageFilter } from '../package-filter.ts';
import { type IndexedPackage, PackageIndex } from '../package-index.ts';
import { visibleTo } from '../packages.policy.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

const offer = (number: number): IndexedPackage => ({
  key: idOf(number),
  treatment: 'rhinoplasty',
  providerId: idOf(8),
  providerSlug: 'clinic',
  country: 'MX',
  city: 'tijuana',
  published: true,
  verified: true,
  accreditations: [],
  languages: ['es'],
  includedKeys: [],
  totalUsdMinor: number * 100_000,
  nights: 1,
  stayDays: 5,
  rank: 0,
  ratingAverage: null,
  ratingCount: 0,
  lat: null,
  lon: null,
});

const everything: PackageFilter = {
  match: null,
  unknownWords: false,
  treatment: [],
  country: [],
  city: [],
  accreditation: [],
  spoken: [],
  verified: false,
  inclusions: [],
  provider: null,
  priceMinUsd: null,
  priceMaxUsd: null,
  nightsMax: null,
  daysMax: null,
  rating: null,
  bbox: null,
  sort: 'price',
  limit: 10,
  offset: 0,
};

it('neither finds nor counts a deleted package, until it is restored', () => {
  const index = new PackageIndex();
  for (const number of [1, 2, 3]) index.put(offer(number));
  index.remove(idOf(1));
  index.remove(idOf(1));
  index.remove(idOf(9));
  expect(index.size).toBe(2);
  const mostExpensive = { ...everything, priceMaxUsd: 300_000 };
  for (const scope of [visibleTo(anonymous), visibleTo({ kind: 'system' })]) {
    const found = index.find(scope, mostExpensive);
    expect(found).toMatchObject({
      total: 2,
      page: [idOf(2), idOf(3)],
      counts: { country: [{ value: 'MX', count: 2 }] },
    });
    expect(found.prices).toMatchObject({ low: 200_000, high: 300_000 });
  }
  index.put(offer(1));
  expect(index.find(visibleTo(anonymous), everything)).toMatchObject({ total: 3, page: [idOf(1), idOf(2), idOf(3)] });
});
