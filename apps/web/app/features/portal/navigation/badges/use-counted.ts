import { getAdminBadges } from '@travesia/contracts/platform-admin';
import { getClinicBadges, getNetworkBadges } from '@travesia/contracts/badges';
import { countUpcomingBookings } from '@travesia/contracts/bookings';
import { type ConversationList, listConversations } from '@travesia/contracts/messaging';
import { getSupportBadges } from '@travesia/contracts/support';
import { useState } from 'react';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { callInSession, sessionCall } from '../../../../lib/session/session-call.ts';
import type { Counted } from './badge-view.ts';

/** Scope of the counts: the user, their portal, and the clinic or organization there. */
export interface Whose {
  side: Counted['side'];
  /** Changes with the user and scope: users never see the counts of another. */
  owner: string;
}

const EVERY_MS = 30_000;
const background = { background: true } as const;
const COUNTED = 50;

/** Unread messages in the first conversations. Without an answer there are none, and a rejected session ends nothing here. */
async function countMessages() {
  const query = { page: 1, limit: COUNTED };
  const list = (await callInSession(listConversations, { query }).catch(() => null)) as ConversationList | null;
  return {
    messages_unread: list?.conversations.reduce((sum, { unread_count: count }) => sum + count, 0) ?? 0,
    messages_more: Number((list?.total ?? 0) > COUNTED),
  };
}

const ASK: Readonly<Record<Counted['side'], () => Promise<Counted>>> = {
  admin: async () => ({ side: 'admin', ...(await sessionCall(getAdminBadges, {}, background)) }),
  clinic: async () => ({ side: 'clinic', ...(await sessionCall(getClinicBadges, {}, background)) }),
  network: async () => ({ side: 'network', ...(await sessionCall(getNetworkBadges, {}, background)) }),
  own: async () => {
    const [support, bookings, messages] = await Promise.all([
      sessionCall(getSupportBadges, {}, background),
      // Without the count, the entry is shown as if there were none.
      sessionCall(countUpcomingBookings, {}, background).catch(() => ({ count: 0 })),
      countMessages(),
    ]);
    return { side: 'own', ...support, bookings_upcoming: bookings.count, ...messages };
  },
};

/**
 * Polls the counts every 30 seconds while the page is visible, and again after the user changes something. Null until loaded; if
 * a refresh fails, the old counts stay and `isStale` is true.
 */
export function useCounted(whose: Whose | null) {
  const side = whose?.side ?? null;
  const owner = whose?.owner ?? null;
  // Users who have left a team or context are not polled again.
  const [closed, setClosed] = useState<string | null>(null);
  const enabled = side !== null && closed !== owner;
  const load = async () => {
    try {
      return { owner, counted: side && (await ASK[side]()) };
    } catch (error) {
      const refused = problemOf(error);
      // The API call handles an expired session.
      if (!refused?.code.startsWith('access.') || refused.status === 401) throw error;
      setClosed(owner);
      return { owner, counted: null };
    }
  };
  const options = { every: EVERY_MS, followsChanges: true, enabled };
  const { data, at, isStale } = useLoad(['badges', owner, side], load, options);
  const isTheirs = data !== null && data.owner === owner;
  return { counted: isTheirs ? data.counted : null, at: isTheirs ? at : null, isStale: isStale && enabled };
}
