import type { View } from '@travesia/contracts/catalog';
import { listPackages, type PackageSummary } from '@travesia/contracts/packages';
import type { Call } from '../../lib/api/call.ts';

/** More than any provider has published so far. */
const MOST = 100;

/** Loads a provider's packages, lowest total first. */
export async function loadProviderPackages(
  call: Call,
  { provider, view }: { provider: string; view: View },
): Promise<PackageSummary[]> {
  const { data } = await call(listPackages, { query: { ...view, provider, sort: 'price', limit: MOST } });
  return data;
}
