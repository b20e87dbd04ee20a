import type { View } from '@travesia/contracts/catalog';
import type { listHomeCities, HomeCity } from '@travesia/contracts/estimates';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Reference } from '../../catalog/index.ts';
import type { EstimateReads } from '../estimate-reads.ts';

/** In file order: by country, then by name. */
export async function listHomeCitiesQuery(
  { catalog, data }: EstimateReads,
  view: View,
): Promise<EndpointOutput<typeof listHomeCities>> {
  const reference = await catalog.reference();
  return { data: data.homeCities.map((city) => presentHomeCity(reference, city, view)) };
}

export const presentHomeCity = (
  reference: Reference,
  { slug, country, name, lat, lon, time_zone, airport }: EstimateReads['data']['homeCities'][number],
  { language }: View,
): HomeCity => ({
  slug,
  name: name[language],
  country: { code: country, name: reference.countries.get(country)?.name[language] ?? country },
  lat,
  lon,
  time_zone,
  airport,
});
