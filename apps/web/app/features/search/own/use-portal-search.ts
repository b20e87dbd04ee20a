import { listFavoriteLists } from '@travesia/contracts/favorites';
import { searchEverything } from '@travesia/contracts/search';
import { listArticles, listTickets } from '@travesia/contracts/support';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSite } from '../../../lib/site/site.ts';
import { askedFor } from './found.ts';

/** Lines of a scope that are asked for; of packages and clinics there may be more elsewhere. */
const MOST = 12;
const MOST_TICKETS = 100;
/** Typing is the act of the person, not what is asked for because of it. */
const BACKGROUND = { background: true };

/** What this person's portal holds beside the catalogue. */
export interface Own {
  /** Where help and requests to support are; null when it is not open to them. */
  helpAt: string | null;
  hasLists: boolean;
}

/** Asks everything that can hold the words, each by itself: what cannot be asked says so, and the rest stands. */
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
