import type { View } from '@travesia/contracts/catalog';
import { getPackage, listPackages, type PackageDetail, type PackageSummary } from '@travesia/contracts/packages';
import type { Call } from '../../lib/api/call.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** More than any provider has published so far. */
const MOST = 100;

export interface ProviderPackagesData {
  offers: PackageSummary[];
  /** The package opened by the URL, with its 22 lines; a provider's only package is always open. */
  opened: PackageDetail | null;
}

/** Loads a provider's packages, cheapest first, with details of the one in `?package=`. */
export async function loadProviderPackages(
  call: Call,
  { provider, search, view }: { provider: string; search: string; view: View },
): Promise<ProviderPackagesData> {
  const { data: offers } = await call(listPackages, { query: { ...view, provider, sort: 'price', limit: MOST } });
  const asked = new URLSearchParams(search).get('package');
  const id = offers.find((offer) => offer.id === asked)?.id ?? (offers.length === 1 ? offers[0]?.id : undefined);
  return { offers, opened: id === undefined ? null : await openedPackage(call, id, view) };
}

/** Null if it was unpublished between the two calls. */
async function openedPackage(call: Call, id: string, view: View): Promise<PackageDetail | null> {
  try {
    return await call(getPackage, { params: { id }, query: view });
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}
