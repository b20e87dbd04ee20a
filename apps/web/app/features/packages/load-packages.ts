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

/** A filter to remove, and how many results that would give. */
export interface Loosening {
  name: FilterName;
  total: number;
}

export interface PackageListData {
  page: PackagePage;
  /** Messages for filters the API rejected, by name; the list ignores those filters. */
  errors: Readonly<Record<string, string>>;
  /** For an empty list: filters to remove, most results first. */
  loosenings: Loosening[];
}

/** Loads the list for a URL, optionally limited to a treatment slug and a box (`west,south,east,north`). */
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

/** Finds the treatment in the URL; otherwise returns treatments with similar names. */
export async function findTreatment(call: Call, slug: string, view: View) {
  try {
    return { treatment: await call(getTreatment, { params: { slug }, query: view }), near: [] };
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: the value in the URL cannot be a slug.
    if (status !== 404 && status !== 422) throw error;
    const { data } = await call(suggest, { query: { ...view, q: slug.replaceAll('-', ' ').slice(0, 200) } });
    const near: NearTreatment[] = data.filter(({ kind }) => kind === 'treatment');
    return { treatment: null, near };
  }
}
