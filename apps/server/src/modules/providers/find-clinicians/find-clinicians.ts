import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { searchEverything } from '@travesia/contracts/search';
import type { Understanding } from '../../search/index.ts';
import { countryName } from '../directory/directory.presenter.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { matchClinicians } from './match-clinicians.rules.ts';

/** The clinicians that a phrase asks for, by name or profession. */
export async function findCliniciansQuery(
  reads: ProviderReads,
  understanding: Understanding,
  { language }: View,
  limit: number,
): Promise<EndpointOutput<typeof searchEverything>['clinicians']> {
  const [reference, cities, clinicians] = await Promise.all([reads.reference(), reads.cities(), reads.clinicians()]);
  const found = matchClinicians(clinicians, understanding);
  return {
    total: found.length,
    data: found.slice(0, limit).map(({ id, title, name, specialty, providerSlug, providerName, ...place }) => {
      const city = cities.get(place.city ?? '');
      return {
        id,
        name: `${title} ${name}`.trim(),
        specialty: specialty[language],
        provider: { slug: providerSlug, name: providerName },
        city: city ? { slug: city.slug, name: city.name[language] } : null,
        country: { code: place.country, name: countryName(reference, place.country, language) },
      };
    }),
  };
}
