import type { View } from '@travesia/contracts/catalog';
import { listPackages, MOST_COMPARED, type PackageSummary } from '@travesia/contracts/packages';
import {
  type Clinician,
  getProvider,
  listProviderClinicians,
  listProviders,
  type ProviderDetail,
} from '@travesia/contracts/providers';
import type { Call } from '../../../lib/api/call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import type { Addition } from './compare-view.ts';

const ADDITIONS = 4;

export interface ComparedProvider {
  provider: ProviderDetail;
  clinicians: Clinician[];
  /** Its cheapest package, for the chosen treatment if there is one. */
  cheapest: PackageSummary | null;
}

interface Named {
  slug: string;
  name: string;
}

export interface ComparedProviders {
  kind: 'providers';
  columns: ComparedProvider[];
  gone: string[];
  /** Treatment whose lowest price is compared; null compares the cheapest package of any treatment. */
  treatment: Named | null;
  /** Treatments to choose from: those offered by all of them first, then those offered by any. */
  treatments: Named[];
  additions: Addition[];
}

/** Loads providers to compare, in URL order. */
export async function loadProviders(
  call: Call,
  { ids, search, view }: { ids: readonly string[]; search: string; view: View },
): Promise<ComparedProviders> {
  const found = await Promise.all(ids.map((id) => findProvider(call, id, view)));
  const providers = found.flatMap((one) => one ?? []);
  const treatments = treatmentsOf(providers);
  const slug = new URLSearchParams(search).get('treatment');
  const treatment = treatments.find((one) => one.slug === slug) ?? commonTreatment(providers);
  const columns = await Promise.all(
    providers.map(async (provider) => {
      const params = { id: provider.slug };
      const query = { ...view, provider: provider.slug, sort: 'price', limit: 1, treatment: treatment?.slug } as const;
      const [people, offers] = await Promise.all([
        call(listProviderClinicians, { params, query: view }),
        call(listPackages, { query }),
      ]);
      return { provider, clinicians: people.data, cheapest: offers.data[0] ?? null };
    }),
  );
  return {
    kind: 'providers',
    columns,
    gone: ids.filter((_id, index) => !found[index]),
    treatment,
    treatments,
    additions:
      ids.length < MOST_COMPARED && providers.length > 0 ? await likeThem(call, providers, treatment, view) : [],
  };
}

async function findProvider(call: Call, id: string, view: View): Promise<ProviderDetail | null> {
  try {
    return await call(getProvider, { params: { id }, query: view });
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 422) return null;
    throw error;
  }
}

function treatmentsOf(providers: readonly ProviderDetail[]): Named[] {
  const bySlug = new Map(providers.flatMap(({ treatments }) => treatments).map((one) => [one.slug, one]));
  const offering = ({ slug }: Named) =>
    providers.filter((one) => one.treatments.some((own) => own.slug === slug)).length;
  return [...bySlug.values()].toSorted((a, b) => offering(b) - offering(a));
}

/** The first treatment they all offer. */
const commonTreatment = (providers: readonly ProviderDetail[]): Named | null =>
  providers[0]?.treatments.find(({ slug }) =>
    providers.every(({ treatments }) => treatments.some((one) => one.slug === slug)),
  ) ?? null;

async function likeThem(
  call: Call,
  present: readonly ProviderDetail[],
  treatment: Named | null,
  view: View,
): Promise<Addition[]> {
  const query = { ...view, treatment: treatment?.slug, listing: 'partner', limit: ADDITIONS + MOST_COMPARED } as const;
  const { data } = await call(listProviders, { query });
  return data
    .filter(({ id }) => !present.some((one) => one.id === id))
    .slice(0, ADDITIONS)
    .map(({ id, name, city, country, price_from: price }) => ({
      id,
      name,
      owner: name,
      detail: city ? `${city.name}, ${country.name}` : country.name,
      price,
    }));
}
