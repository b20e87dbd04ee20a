import { getPublicStats, listLocations, type Location, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { listProviders } from '@travesia/contracts/providers';
import type { Call } from '../../../../lib/api/call.ts';
import { askLeniently } from '../../../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../../../lib/forms/query.ts';
import { ASKED_NAMES, type FilterName, FILTERS, sortOf } from './filters.ts';

export type ProviderPage = EndpointOutput<typeof listProviders>;

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
  errors: Readonly<Record<string, string>>;
  /** For an empty list: filters to remove, most results first. */
  loosenings: Loosening[];
}

const PAGE_SIZE = 40;

/** Loads the directory for a `/directory` URL. */
export async function loadDirectory(call: Call, search: string, view: View): Promise<DirectoryData> {
  const asked = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => ASKED_NAMES.includes(name)));
  const ask = (query: object) => call(listProviders, { query: { limit: PAGE_SIZE, ...query, ...view } });
  const [{ answer: page, errors }, locations, stats] = await Promise.all([
    askLeniently(view.language, { ...asked, sort: sortOf(search) }, ask),
    call(listLocations, { query: view }),
    call(getPublicStats),
  ]);
  const listed = { partners: stats.partners, directory: stats.directory };
  const found = { page, locations: locations.data, listed, errors };
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
