import { getPublicStats, listLocations, type Location, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { type DirectoryCity, getDirectoryMap, listDirectoryCities, listProviders } from '@travesia/contracts/providers';
import type { Call } from '../../../../lib/api/call.ts';
import { askLeniently } from '../../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../../lib/forms/query.ts';
import { ASKED_NAMES, type FilterName, FILTERS, type MapPart, mapPart, sortOf } from './filters.ts';

export type ProviderPage = EndpointOutput<typeof listProviders>;
export type DirectoryMapData = EndpointOutput<typeof getDirectoryMap>;
export type CityIndex = EndpointOutput<typeof listDirectoryCities>;

/** A filter to remove, and how many results that would give. */
export interface Loosening {
  name: FilterName;
  total: number;
}

export interface DirectoryData {
  page: ProviderPage;
  locations: Location[];
  /** Total of partners and imported listings. */
  listed: { partners: number; directory: number };
  /** The map, on the first page of the whole directory, a country or an area. */
  map: DirectoryMapData | null;
  /** The cities of the country shown: its largest, or those that begin with a letter. */
  index: CityIndex | null;
  /** The single city asked for, and the largest other cities of its region. */
  city: DirectoryCity | null;
  around: DirectoryCity[];
  errors: Readonly<Record<string, string>>;
  /** For an empty list: filters to remove, most results first. */
  loosenings: Loosening[];
}

const PAGE_SIZE = 40;
/** Cities beside the map of a country. */
const LARGEST = 60;
/** More than any country has for a letter. */
const ALL_OF_A_LETTER = 2000;
const AROUND = 12;

/** Loads the directory for a `/directory` URL. `widthOf` is the width in degrees of the map of a part. */
export async function loadDirectory(
  call: Call,
  search: string,
  view: View,
  widthOf: (part: MapPart) => number,
): Promise<DirectoryData> {
  const asked = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => ASKED_NAMES.includes(name)));
  const ask = (query: object) => call(listProviders, { query: { limit: PAGE_SIZE, ...query, ...view } });
  const part = 'page' in asked ? null : mapPart(search);
  const [{ answer: page, errors }, locations, stats, map, index, place] = await Promise.all([
    askLeniently(view.language, { ...asked, sort: sortOf(search) }, ask),
    call(listLocations, { query: view }),
    call(getPublicStats),
    part ? loadMap(call, part, view, widthOf(part)) : null,
    part?.country ? loadIndex(call, { ...part, country: part.country }, view) : null,
    loadCity(call, FILTERS.valuesOf(search, 'city'), view),
  ]);
  const listed = { partners: stats.partners, directory: stats.directory };
  const found = { page, locations: locations.data, listed, map, index, ...place, errors };
  if (page.total > 0) return { ...found, loosenings: [] };
  const kept = Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in errors)));
  const names = FILTERS.names.filter((name) => name in kept);
  const loosenings = await Promise.all(
    names.map(async (name) => {
      const { [name]: _dropped, page: _page, ...others } = kept;
      return { name, total: (await ask({ ...others, limit: 1 })).total };
    }),
  );
  return {
    ...found,
    loosenings: loosenings.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
  };
}

const loadMap = (call: Call, { country, area }: MapPart, view: View, width: number): Promise<DirectoryMapData> =>
  call(getDirectoryMap, {
    query: { ...view, width, ...(country ? { country } : {}), ...(area ? { bbox: area.join(',') } : {}) },
  });

const loadIndex = (
  call: Call,
  { country, area, initial }: MapPart & { country: string },
  view: View,
): Promise<CityIndex> =>
  call(listDirectoryCities, {
    query: {
      ...view,
      country,
      ...(area ? { bbox: area.join(',') } : {}),
      ...(initial ? { initial, sort: 'name', limit: ALL_OF_A_LETTER } : { limit: LARGEST }),
    },
  });

/** The single city among the filters, with its surroundings. */
async function loadCity(
  call: Call,
  [slug, other]: readonly string[],
  view: View,
): Promise<Pick<DirectoryData, 'city' | 'around'>> {
  const none = { city: null, around: [] };
  if (!slug || other || !/^[a-z0-9-]+$/.test(slug)) return none;
  const [city] = (await call(listDirectoryCities, { query: { ...view, city: slug, limit: 1 } })).data;
  if (!city) return none;
  const { data } = await call(listDirectoryCities, {
    query: {
      ...view,
      country: city.country.code,
      limit: AROUND + 1,
      ...(city.region ? { region: city.region } : {}),
    },
  });
  return { city, around: data.filter((one) => one.slug !== slug).slice(0, AROUND) };
}
