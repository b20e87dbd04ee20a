import { type AdminProvider, listAdminProviders } from '@travesia/contracts/providers';
import type { EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

export type ProvidersPage = EndpointOutput<typeof listAdminProviders>;

const KNOWN = ['page', 'q', 'tab', 'type', 'country', 'listing', 'papers', 'risk', 'sort'] as const;
/** Rows that a saved table holds at most, read in full pages. */
const PAGES_SAVED = 50;

/** The part of an address that the list understands. */
const queryOf = (query: URLSearchParams) =>
  Object.fromEntries(KNOWN.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))) as Record<
    string,
    never
  >;

/** A page of providers as the address asks for it. */
export const useProviders = (query: URLSearchParams, language: Locale): Loaded<ProvidersPage> =>
  useCall(listAdminProviders, { query: { ...queryOf(query), language } }, { keep: true });

/** Every provider that the address asks for, whatever page it shows. */
export async function loadAllProviders(query: URLSearchParams, language: Locale): Promise<AdminProvider[]> {
  const all: AdminProvider[] = [];
  for (let page = 1; page <= PAGES_SAVED; page++) {
    const asked = { ...queryOf(query), language, limit: 100, page };
    const { data, has_next: hasNext } = await sessionCall(listAdminProviders, { query: asked });
    all.push(...data);
    if (!hasNext) break;
  }
  return all;
}
