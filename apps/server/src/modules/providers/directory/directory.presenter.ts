import type { Locale } from '@travesia/contracts/kit';
import type { DirectoryCity } from '@travesia/contracts/providers';
import type { Reference } from '../../catalog/index.ts';
import type { ListedCity } from './directory-cities.repo.ts';

/** A country's name, from the catalog. */
export const countryName = (reference: Reference, code: string, language: Locale): string =>
  reference.countries.get(code)?.name[language] ?? code;

export const presentCity = (reference: Reference, city: ListedCity, language: Locale): DirectoryCity => ({
  slug: city.slug,
  name: city.name[language],
  region: city.region,
  shares_name: city.sharesName,
  country: { code: city.country, name: countryName(reference, city.country, language) },
  lat: city.lat,
  lon: city.lon,
  provider_count: city.count,
});

/** A city's name for lists that mix regions and countries: with its region, or country, if another city shares the name. */
export function cityLabel(reference: Reference, city: ListedCity, language: Locale): string {
  const name = city.name[language];
  return city.sharesName ? `${name}, ${city.region ?? countryName(reference, city.country, language)}` : name;
}
