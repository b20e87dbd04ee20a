import type { View } from '@travesia/contracts/catalog';
import { comparePackages, listPackages, MOST_COMPARED, type PackageComparison } from '@travesia/contracts/packages';
import type { Call } from '../../../lib/api/call.ts';
import { idsOf } from '../../../lib/device/ids-of.ts';
import { type ComparedProviders, loadProviders } from './load-providers.ts';
import type { Addition } from './compare-view.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Suggestions for the free columns. */
const ADDITIONS = 4;

export interface ComparedPackages {
  kind: 'packages';
  comparison: PackageComparison;
  /** Ids in the URL that match no package, well-formed or not. */
  gone: string[];
  additions: Addition[];
}

export type CompareData = ({ kind: 'nothing' } | ComparedPackages | ComparedProviders) & {
  /** Number of ids past the limit of four. */
  left: number;
  /** Whether the URL contains both packages and providers; only the packages are shown. */
  mixed: boolean;
};

/** Loads the comparison for `?packages=a,b` or `?providers=a,b`. */
export async function loadCompare(call: Call, search: string, view: View): Promise<CompareData> {
  const packages = idsOf(search, 'packages');
  const providers = idsOf(search, 'providers');
  const asked = packages.length > 0 ? packages : providers;
  const facts = {
    left: Math.max(0, asked.length - MOST_COMPARED),
    mixed: packages.length > 0 && providers.length > 0,
  };
  const ids = asked.slice(0, MOST_COMPARED);
  if (ids.length === 0) return { kind: 'nothing', ...facts };
  if (packages.length === 0) return { ...(await loadProviders(call, { ids, search, view })), ...facts };
  return { ...(await loadPackages(call, ids, view)), ...facts };
}

async function loadPackages(call: Call, ids: readonly string[], view: View): Promise<ComparedPackages> {
  const comparison = await call(comparePackages, {
    query: { ...view, packages: ids.filter((id) => UUID.test(id)).join(',') },
  });
  const shown = new Set(comparison.data.map(({ package: one }) => one.id));
  return {
    kind: 'packages',
    comparison,
    gone: ids.filter((id) => !shown.has(id)),
    additions: ids.length < MOST_COMPARED ? await likeThem(call, comparison, view) : [],
  };
}

/** Other packages for the first one's treatment, sorted by price plus missing items. */
async function likeThem(call: Call, { data }: PackageComparison, view: View): Promise<Addition[]> {
  const [first] = data;
  if (!first) return [];
  const query = {
    ...view,
    treatment: first.package.treatment.slug,
    sort: 'price',
    limit: ADDITIONS + MOST_COMPARED,
  } as const;
  const { data: others } = await call(listPackages, { query });
  const shown = new Set(data.map(({ package: one }) => one.id));
  return others
    .filter(({ id }) => !shown.has(id))
    .slice(0, ADDITIONS)
    .map(({ id, title, provider, city, total: price }) => ({
      id,
      name: title,
      owner: provider.name,
      detail: `${provider.name}, ${city.name}`,
      price,
    }));
}
