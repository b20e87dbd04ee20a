import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listDirectoryCities } from '@travesia/contracts/providers';
import { isInBox } from '../../../../platform/read-model/places.ts';
import { placeKey } from '../../../catalog/index.ts';
import type { ProviderReads } from '../../provider-reads.ts';
import type { ListedCity } from '../directory-cities.repo.ts';
import { presentCity } from '../directory.presenter.ts';

type Query = EndpointArgs<typeof listDirectoryCities>['query'];

/** One page of the cities with listings, and the letters they begin with. */
export async function listDirectoryCitiesQuery(
  reads: ProviderReads,
  { country, region, city, bbox, initial, sort, language, page, limit }: Query,
): Promise<EndpointOutput<typeof listDirectoryCities>> {
  const [reference, cities, changes] = await Promise.all([reads.reference(), reads.cities(), reads.cityChanges()]);
  const box = bbox ? { west: bbox[0], south: bbox[1], east: bbox[2], north: bbox[3] } : null;
  const meant = [...cities.values()].filter(
    (one) =>
      (!country.length || country.includes(one.country)) &&
      (!city.length || city.includes(one.slug)) &&
      (region === undefined || one.region === region) &&
      (!box || isInBox(one, box)),
  );
  const found = initial === undefined ? meant : meant.filter((one) => initialOf(one.name[language]) === initial);
  const ordered = sort === 'name' ? found.toSorted(byName(language)) : found;
  return {
    data: ordered.slice((page - 1) * limit, page * limit).map((one) => ({
      ...presentCity(reference, one, language),
      changed_on: changes.get(one.slug) ?? null,
    })),
    ...pageFacts(found.length, page, limit),
    initials: [...Map.groupBy(meant, (one) => initialOf(one.name[language]))]
      .map(([value, all]) => ({ value, label: value === '0' ? '#' : value.toUpperCase(), count: all.length }))
      .toSorted((a, b) => (a.value < b.value ? -1 : 1)),
  };
}

/** First letter without accent; `0` for anything else. */
function initialOf(name: string): string {
  const first = placeKey(name)[0] ?? '';
  return /[a-z]/.test(first) ? first : '0';
}

function byName(language: Query['language']): (a: ListedCity, b: ListedCity) => number {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(a.name[language], b.name[language]) || compare(a.region ?? '', b.region ?? '');
}
