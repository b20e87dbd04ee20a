import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { getDirectoryMap } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type Box, isInBox } from '../../../../platform/read-model/places.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { ProviderReads } from '../../provider-reads.ts';
import { visibleTo } from '../../providers.policy.ts';
import { clusterPins, type Pin, type PlacedListing } from '../cluster-pins.rules.ts';
import type { ListedCities } from '../directory-cities.repo.ts';
import { countryName, presentCity } from '../directory.presenter.ts';

type Query = EndpointArgs<typeof getDirectoryMap>['query'];
type Answer = EndpointOutput<typeof getDirectoryMap>;

/** Largest cities listed per country. */
const CITIES = 8;
/** All of Latin America. */
const WIDEST = 91;

/** The pins of all listings, of a country or of a box, and the countries with their largest cities. */
export async function getDirectoryMapQuery(
  reads: ProviderReads,
  { country, bbox, width, language }: Query,
  actor: Actor,
): Promise<Answer> {
  const [reference, index, cities] = await Promise.all([reads.reference(), reads.providers(), reads.cities()]);
  const box = bbox ? { west: bbox[0], south: bbox[1], east: bbox[2], north: bbox[3] } : null;
  const all = index.placesOf(visibleTo(actor), country ?? null);
  // The list filters by coordinates, so in a box only listings with their own count.
  const meant = box ? all.filter((one) => isInBox(one, box)) : all;
  const placed = meant.flatMap((one) => placedIn(cities, one) ?? []);
  return {
    total: meant.length,
    unplaced: meant.length - placed.length,
    pins: clusterPins(placed, width ?? WIDEST).map((pin) => presentPin(cities, pin, language)),
    countries: countriesOf(reference, cities, index.placesOf(visibleTo(actor), null), language),
  };
}

function placedIn(
  cities: ListedCities,
  { lat, lon, city }: { lat: number | null; lon: number | null; city: string | null },
): PlacedListing | null {
  if (lat !== null && lon !== null) return { lat, lon, city };
  const middle = cities.get(city ?? '');
  return middle?.lat != null && middle.lon !== null ? { lat: middle.lat, lon: middle.lon, city } : null;
}

/** Outward, so that the box keeps everything in it. */
const outward = ({ west, south, east, north }: Box): [number, number, number, number] => [
  Math.floor(west * 100) / 100,
  Math.floor(south * 100) / 100,
  Math.ceil(east * 100) / 100,
  Math.ceil(north * 100) / 100,
];

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function presentPin(cities: ListedCities, pin: Pin, language: Query['language']): Answer['pins'][number] {
  const city = cities.get(pin.city ?? '');
  return {
    lat: rounded(pin.lat),
    lon: rounded(pin.lon),
    count: pin.count,
    city: city ? { slug: city.slug, name: city.name[language] } : null,
    places: pin.places,
    box: outward(pin.box),
  };
}

function countriesOf(
  reference: Reference,
  cities: ListedCities,
  listings: readonly { country: string }[],
  language: Query['language'],
): Answer['countries'] {
  const counts = new Map<string, number>();
  for (const { country } of listings) counts.set(country, (counts.get(country) ?? 0) + 1);
  const citiesOf = Map.groupBy(cities.values(), ({ country }) => country);
  return [...counts]
    .map(([code, count]) => ({
      code,
      name: countryName(reference, code, language),
      provider_count: count,
      city_count: citiesOf.get(code)?.length ?? 0,
      cities: (citiesOf.get(code) ?? []).slice(0, CITIES).map((city) => presentCity(reference, city, language)),
    }))
    .toSorted((a, b) => b.provider_count - a.provider_count || (a.name < b.name ? -1 : 1));
}
