import { listFavoriteLists } from '@travesia/contracts/favorites';
import { searchEverything } from '@travesia/contracts/search';
import { listArticles, listTickets } from '@travesia/contracts/support';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSite } from '../../../lib/site/site.ts';
import { askedFor } from './found.ts';

/** Results requested per scope; packages and clinics may have more. */
const MOST = 12;
const MOST_TICKETS = 100;
/** Typing counts as the user's action; the requests it triggers do not. */
const BACKGROUND = { background: true };

/** What this user's portal contains besides the catalogue. */
export interface Own {
  /** Path of help and support requests; null if the user has no access. */
  helpAt: string | null;
  hasLists: boolean;
}

/** Queries every source independently: failed ones say so, and the others show results. */
export function usePortalSearch(words: string, { helpAt, hasLists }: Own) {
  const { locale: language, currency } = useSite();
  const asked = askedFor(words);
  const catalog = useLoad(['search the catalogue', null, asked, language, currency], async (signal) => {
    const query = { q: asked, limit: MOST, language, currency };
    return asked ? sessionCall(searchEverything, { query }, { ...BACKGROUND, signal }) : null;
  });
  const help = useLoad(['search help', null, asked, Boolean(helpAt), language], async (signal) => {
    if (!asked || !helpAt) return [];
    return (await sessionCall(listArticles, { query: { q: asked, language } }, { ...BACKGROUND, signal })).data;
  });
  const yours = useLoad(['what is yours', null, hasLists, Boolean(helpAt), language, currency], async (signal) => {
    const options = { ...BACKGROUND, signal };
    const [lists, tickets] = await Promise.all([
      hasLists ? sessionCall(listFavoriteLists, { query: { language, currency } }, options) : { data: [] },
      helpAt ? sessionCall(listTickets, { query: { limit: MOST_TICKETS } }, options) : { data: [] },
    ]);
    return { lists: lists.data, tickets: tickets.data };
  });
  return { catalog, help, yours };
}
