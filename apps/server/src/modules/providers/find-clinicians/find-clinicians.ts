import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { clinicianPath } from '@travesia/contracts/providers';
import type { searchEverything } from '@travesia/contracts/search';
import type { NamesFound, Understanding } from '../../search/index.ts';
import { countryName } from '../directory/directory.presenter.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { completeClinicians, matchClinicians } from './match-clinicians.rules.ts';

/** At most three clinicians whose name is being typed, with where they work. */
export async function suggestCliniciansQuery(
  reads: ProviderReads,
  phrase: string,
  { language }: Pick<View, 'language'>,
): Promise<NamesFound> {
  const { matches, asTyped } = completeClinicians(await reads.clinicians(), phrase);
  return {
    asTyped,
    names: matches.slice(0, MOST_SUGGESTED).map(({ id, title, name: plain, specialty, providerSlug, providerName }) => {
      const name = `${title} ${plain}`.trim();
      return {
        kind: 'clinician',
        label: name,
        detail: [specialty?.[language], providerName].filter(Boolean).join(', '),
        slug: clinicianPath({ slug: providerSlug }, { id, name }).slice('/providers/'.length),
      };
    }),
  };
}

const MOST_SUGGESTED = 3;

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
        specialty: specialty?.[language] ?? null,
        provider: { slug: providerSlug, name: providerName },
        city: city ? { slug: city.slug, name: city.name[language] } : null,
        country: { code: place.country, name: countryName(reference, place.country, language) },
      };
    }),
  };
}
