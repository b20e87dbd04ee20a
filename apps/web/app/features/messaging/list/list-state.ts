import {
  CONVERSATION_TABS,
  CONVERSATIONS_A_PAGE,
  type ConversationList,
  type ConversationTab,
  listConversations,
} from '@travesia/contracts/messaging';
import { useSearchParams } from 'react-router';
import { type LoadKey } from '../../../lib/calls/call-key.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Desk, hasTeam, SIDES_OF } from '../desk.ts';
import { LIST_MS } from '../live.ts';

/** More pages at once than anybody scrolls through. */
const MOST_PAGES = 50;

const ALONE: readonly ConversationTab[] = ['all', 'unread', 'archived'];

/** The tabs of a desk: teams also see whose turn it is. */
export const tabsOf = (desk: Desk): readonly ConversationTab[] => (hasTeam(desk) ? CONVERSATION_TABS : ALONE);

/** What the address says about the list. */
export function useAskedList(desk: Desk) {
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  return {
    tab: tabsOf(desk).find((one) => one === query.get('tab')) ?? ('all' as const),
    with: SIDES_OF[desk.side].find((one) => one === query.get('with')) ?? null,
    tag: query.get('tag')?.trim() || null,
    q: query.get('q')?.trim() ?? '',
    pages: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}
export type AskedList = ReturnType<typeof useAskedList>;

/** Pages one after the other as one list: who moved to the page before while they were loaded is there once. */
export function joinedPages(pages: readonly ConversationList[]): ConversationList | null {
  const last = pages.at(-1);
  if (!last) return null;
  const seen = new Set<string>();
  const conversations = pages
    .flatMap((page) => page.conversations)
    .filter(({ id }) => !seen.has(id) && seen.add(id).size > 0);
  return { ...last, conversations };
}

/** The list up to the page in the address, refreshed while it is visible and after own acts. */
export function useConversations(desk: Desk, { tab, with: party, tag, q, pages }: AskedList) {
  const asked = {
    tab,
    ...(party ? { with: party } : {}),
    ...(tag ? { tag } : {}),
    ...(q ? { q } : {}),
    inbox: desk.inbox,
  };
  const load = async (signal: AbortSignal): Promise<ConversationList | null> =>
    joinedPages(
      await Promise.all(
        Array.from({ length: pages }, (_, at) =>
          sessionCall(
            listConversations,
            { query: { ...asked, page: at + 1, limit: CONVERSATIONS_A_PAGE } },
            { background: true, signal },
          ),
        ),
      ),
    );
  const key: LoadKey = ['conversations', desk.base, asked, pages];
  return useLoad(key, load, { every: LIST_MS, followsChanges: true, keep: true });
}
