import { getTreatment, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { listPackages } from '@travesia/contracts/packages';
import { suggest } from '@travesia/contracts/search';
import type { Call } from '../../lib/api/call.ts';
import { askLeniently } from '../../lib/forms/ask-leniently.ts';
import { queryOf } from '../../lib/forms/query.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { ASKED_NAMES, type FilterName, packageFilters } from './filters.ts';

export type PackagePage = EndpointOutput<typeof listPackages>;

/** A filter without which something would be found, and how much. */
export interface Loosening {
  name: FilterName;
  total: number;
}

export interface PackageListData {
  page: PackagePage;
  /** Messages of filters that the API refused, by name; the list is without them. */
  errors: Readonly<Record<string, string>>;
  /** For an empty list: filters to drop, the one that opens most first. */
  loosenings: Loosening[];
}

/** The list that an address asks for, of one treatment when its slug is given, inside a box (`west,south,east,north`) when there is one. */
export async function loadPackages(
  call: Call,
  {
    search,
    treatment,
    area = null,
    view,
  }: { search: string; treatment: string | null; area?: string | null; view: View },
): Promise<PackageListData> {
  const asked = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => ASKED_NAMES.includes(name)));
  const fixed = { ...(treatment === null ? {} : { treatment: [treatment] }), ...(area === null ? {} : { bbox: area }) };
  const ask = (query: object) => call(listPackages, { query: { ...query, ...fixed, ...view } });
  const { answer: page, errors } = await askLeniently(view.language, asked, ask);
  if (page.total > 0) return { page, errors, loosenings: [] };
  const names = [...new Set(packageFilters.set(search).map(({ name }) => name))].filter((name) => !(name in errors));
  const kept = Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in errors)));
  const loosenings = await Promise.all(
    names.map(async (name) => {
      const { [name]: _dropped, page: _page, ...others } = kept;
      return { name, total: (await ask({ ...others, limit: 1 })).total };
    }),
  );
  return {
    page,
    errors,
    loosenings: loosenings.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
  };
}

export interface NearTreatment {
  slug: string;
  label: string;
}

/** The treatment of an address, or the ones whose names are near when there is no such. */
export async function findTreatment(call: Call, slug: string, view: View) {
  try {
    return { treatment: await call(getTreatment, { params: { slug }, query: view }), near: [] };
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: what stands in the address cannot be a slug.
    if (status !== 404 && status !== 422) throw error;
    const { data } = await call(suggest, { query: { ...view, q: slug.replaceAll('-', ' ').slice(0, 200) } });
    const near: NearTreatment[] = data.filter(({ kind }) => kind === 'treatment');
    return { treatment: null, near };
  }
}
