import { getTreatment, type TreatmentSummary, type View } from '@travesia/contracts/catalog';
import { getPackage, type PackageSummary } from '@travesia/contracts/packages';
import { getProvider, type ProviderSummary } from '@travesia/contracts/providers';
import type { Call } from '../../../lib/api/call.ts';
import { idsOf } from '../../../lib/device/ids-of.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

/** Maximum number of items of one kind shown; the URL can hold any number. */
export const MOST_SHOWN = 24;

export interface SavedData {
  packages: PackageSummary[];
  providers: ProviderSummary[];
  treatments: TreatmentSummary[];
  /** Number of saved items no longer offered. */
  gone: number;
  /** Whether the URL holds more items than are shown. */
  more: boolean;
}

/** Resolves to null if the item does not exist or the ID is invalid. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 422) return null;
    throw error;
  }
}

/** Loads the items in the URL of the saved page: `?packages=a,b&providers=c&treatments=d`. */
export async function loadSaved(call: Call, search: string, view: View): Promise<SavedData> {
  const asked = {
    packages: idsOf(search, 'packages'),
    providers: idsOf(search, 'providers'),
    treatments: idsOf(search, 'treatments'),
  };
  const each = async <T>(ids: readonly string[], ask: (id: string) => Promise<T>) =>
    Promise.all(ids.slice(0, MOST_SHOWN).map((id) => orNull(ask(id))));
  const [packages, providers, treatments] = await Promise.all([
    each(asked.packages, (id) => call(getPackage, { params: { id }, query: view })),
    each(asked.providers, (id) => call(getProvider, { params: { id }, query: view })),
    each(asked.treatments, (slug) => call(getTreatment, { params: { slug }, query: view })),
  ]);
  const found = <T>(list: readonly (T | null)[]): T[] => list.filter((one): one is T & {} => one !== null);
  return {
    packages: found(packages),
    providers: found(providers),
    treatments: found(treatments),
    gone: [packages, providers, treatments].flat().filter((one) => one === null).length,
    more: Object.values(asked).some((ids) => ids.length > MOST_SHOWN),
  };
}
