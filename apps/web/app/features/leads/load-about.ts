import { getTreatment, type View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { getPackage, type PackageDetail } from '@travesia/contracts/packages';
import { getProvider, type ProviderDetail, takesRequests } from '@travesia/contracts/providers';
import { getOnlineService } from '@travesia/contracts/services';
import type { Call } from '../../lib/api/call.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { notFound } from '../../lib/problem/thrown-problem.ts';
import type { Subject } from './lead-body.ts';

/** Subject of a request, as its card shows it; null for a part that does not exist. */
export interface About {
  offer: PackageDetail | null;
  provider: ProviderDetail | null;
  treatment: EndpointOutput<typeof getTreatment> | null;
  service: EndpointOutput<typeof getOnlineService>['service'] | null;
  /** Whether the URL names something that does not exist. */
  missing: boolean;
}

/** Resolves to null if it does not exist or the name is invalid. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status !== 404 && status !== 422) throw error;
    return null;
  }
}

/** Loads the subject in the URL: a package alone, or a provider with a treatment or a service. */
export async function loadAbout(call: Call, search: string, view: View): Promise<About> {
  const query = new URLSearchParams(search);
  const named = (name: string) => query.get(name)?.trim() || null;
  const read = <T>(name: string, ask: (id: string) => Promise<T>) => {
    const id = named(name);
    return id ? orNull(ask(id)) : null;
  };
  const offer = await read('package', (id) => call(getPackage, { params: { id }, query: view }));
  if (named('package')) return { offer, provider: null, treatment: null, service: null, missing: !offer };
  const [provider, treatment, service] = await Promise.all([
    read('provider', (id) => call(getProvider, { params: { id }, query: view })),
    read('treatment', (slug) => call(getTreatment, { params: { slug }, query: view })),
    read('service', (type) =>
      call(getOnlineService, { params: { type }, query: { ...view, limit: 1 } }).then((found) => found.service),
    ),
  ]);
  const found = { provider, treatment, service: treatment ? null : service };
  const missing = (['provider', 'treatment', 'service'] as const).some((name) => named(name) && !found[name]);
  return { offer, ...found, missing: missing && !(treatment && named('service')) };
}

/** Converts to the API's subject; null if there is none, or none that accepts requests. */
export function subjectOf({ offer, provider, treatment, service }: About): Subject | null {
  if (offer) return { package_id: offer.id };
  if (provider?.listing === 'directory' || !(provider || treatment || service)) return null;
  return {
    ...(provider ? { provider_id: provider.id } : {}),
    ...(treatment ? { treatment: treatment.slug } : {}),
    ...(service ? { service_type: service.slug } : {}),
  };
}

/** The clinic of a subject if it takes no new requests: its license has expired. */
export function closedClinic({ offer, provider }: About): { name: string; slug: string } | null {
  const clinic = offer?.provider ?? (provider?.listing === 'partner' ? provider : null);
  return clinic && !takesRequests(clinic.verification_status) ? clinic : null;
}

/** Loads the provider in a URL. Throws 404 for an unknown or malformed ID. */
export async function findClaimed(call: Call, id: string, view: View): Promise<ProviderDetail> {
  const provider = await orNull(call(getProvider, { params: { id }, query: view }));
  return provider ?? notFound(`There is no listed provider called ${id}.`);
}
