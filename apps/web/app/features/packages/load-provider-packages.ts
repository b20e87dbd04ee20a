import type { View } from '@travesia/contracts/catalog';
import { getPackage, listPackages, type PackageDetail, type PackageSummary } from '@travesia/contracts/packages';
import type { Call } from '../../lib/api/call.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** More than any provider has published so far. */
const MOST = 100;

export interface ProviderPackagesData {
  offers: PackageSummary[];
  /** The one that the address asks to open, with its 22 lines; the only one of a provider is always open. */
  opened: PackageDetail | null;
}

/** Packages of a provider, cheapest first, with the details of the one named by `?package=`. */
export async function loadProviderPackages(
  call: Call,
  { provider, search, view }: { provider: string; search: string; view: View },
): Promise<ProviderPackagesData> {
  const { data: offers } = await call(listPackages, { query: { ...view, provider, sort: 'price', limit: MOST } });
  const asked = new URLSearchParams(search).get('package');
  const id = offers.find((offer) => offer.id === asked)?.id ?? (offers.length === 1 ? offers[0]?.id : undefined);
  return { offers, opened: id === undefined ? null : await openedPackage(call, id, view) };
}

/** Null when it was taken back between the two calls. */
async function openedPackage(call: Call, id: string, view: View): Promise<PackageDetail | null> {
  try {
    return await call(getPackage, { params: { id }, query: view });
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}
