import { type AdminProvider, listAdminProviders } from '@travesia/contracts/providers';
import type { EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Asked } from '../../../lib/list/list-definition.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { providersList } from './providers-list.ts';

export type ProvidersPage = EndpointOutput<typeof listAdminProviders>;
type AskedProviders = Asked<typeof providersList>;

/** Maximum rows in an export, read in full pages. */
const PAGES_SAVED = 50;

/** Loads the page of providers that the URL asks for. */
export const useProviders = (asked: AskedProviders, language: Locale): Loaded<ProvidersPage> =>
  useCall(listAdminProviders, { query: { ...asked, language } }, { keep: true });

/** Loads every provider that matches the URL, whatever its page. */
export async function loadAllProviders(asked: AskedProviders, language: Locale): Promise<AdminProvider[]> {
  const all: AdminProvider[] = [];
  for (let page = 1; page <= PAGES_SAVED; page++) {
    const query = { ...asked, language, limit: 100, page };
    const { data, has_next: hasNext } = await sessionCall(listAdminProviders, { query });
    all.push(...data);
    if (!hasNext) break;
  }
  return all;
}
