import { type AdminProvider, listAdminProviders } from '@travesia/contracts/providers';
import type { EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Asked } from '../../../lib/list/list-definition.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { providersList } from './providers-list.ts';

export type ProvidersPage = EndpointOutput<typeof listAdminProviders>;
type AskedProviders = Asked<typeof providersList>;

/** Maximum pages in an export, of 100 rows. */
const PAGES_SAVED = 100;

/** Loads the page of providers that the URL asks for. */
export const useProviders = (asked: AskedProviders, language: Locale): Loaded<ProvidersPage> =>
  useCall(listAdminProviders, { query: { ...asked, language } }, { keep: true });

/** Loads every provider that matches the URL, whatever its page. */
export const loadAllProviders = (asked: AskedProviders, language: Locale): Promise<AdminProvider[]> =>
  loadEveryPage((page) => sessionCall(listAdminProviders, { query: { ...asked, language, ...page } }));

/** Loads all pages of a list for an export, up to its maximum. */
export async function loadEveryPage<Row>(
  ask: (page: { limit: number; page: number }) => Promise<{ data: Row[]; has_next: boolean }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= PAGES_SAVED; page++) {
    const { data, has_next: hasNext } = await ask({ limit: 100, page });
    all.push(...data);
    if (!hasNext) break;
  }
  return all;
}
