import type { View } from '@travesia/contracts/catalog';
import { type CityGuide, WEATHER } from '@travesia/contracts/guides';
import type { Localized } from '@travesia/contracts/kit';
import type { GuideData } from '../../../../data/guides/schema.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { CatalogReads } from '../../catalog/index.ts';

const MONTHS = Array.from({ length: 12 }, (_unused, index) => index + 1);

/** Data sources for city guides. */
export interface GuideReads {
  catalog: CatalogReads;
  data: GuideData;
}

/** The guide to a destination city, in one language. */
export async function getCityGuideQuery(
  { catalog, data }: GuideReads,
  slug: string,
  { language }: View,
): Promise<CityGuide> {
  const [reference, counts] = await Promise.all([catalog.reference(), catalog.counts()]);
  const place = reference.cities.get(slug);
  const city = data.cities.find((one) => one.slug === slug);
  const climate = data.climates.find(({ key }) => key === city?.climate);
  const entry = data.entries.find(({ country }) => country === place?.country);
  if (!place || !city || !climate || !entry)
    throw new ProblemError('guides.not_found', { detail: `There is no guide to a city called ${slug}.` });
  const country = reference.countries.get(place.country);
  const counted = counts.byCity.get(slug);
  const said = <T extends { text: Localized }>(fact: T) => ({ ...fact, text: fact.text[language] });
  return {
    slug,
    name: place.name[language],
    country: { code: place.country, name: country?.name[language] ?? place.country },
    note: place.note?.[language] ?? null,
    lat: place.lat,
    lon: place.lon,
    airports: place.airports,
    emergency_number: country?.emergencyNumber ?? null,
    package_count: counted?.packages ?? 0,
    provider_count: counted?.providers ?? 0,
    time_zone: place.timeZone,
    seasons: climate.seasons.map(said),
    weather: MONTHS.map((month) => WEATHER.filter((kind) => climate.months[kind]?.includes(month))),
    altitude: city.altitude,
    getting_about: city.getting_about.map(said),
    entry: {
      official: entry.official,
      before: entry.before && said(entry.before),
      rules: entry.rules.map((rule) => ({ ...rule, note: rule.note?.[language] ?? null })),
    },
  };
}
