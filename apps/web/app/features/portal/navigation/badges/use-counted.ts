import { getAdminBadges } from '@travesia/contracts/platform-admin';
import { getClinicBadges, getNetworkBadges } from '@travesia/contracts/badges';
import { getSupportBadges } from '@travesia/contracts/support';
import { useState } from 'react';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import type { Counted } from './badge-view.ts';

/** Whose numbers are asked for: the person, the side they are on, and the clinic or organization there. */
export interface Whose {
  side: Counted['side'];
  /** Other numbers of somebody else; nobody sees those of another. */
  owner: string;
}

const EVERY_MS = 30_000;
const background = { background: true } as const;
const ASK: Readonly<Record<Counted['side'], () => Promise<Counted>>> = {
  admin: async () => ({ side: 'admin', ...(await sessionCall(getAdminBadges, {}, background)) }),
  clinic: async () => ({ side: 'clinic', ...(await sessionCall(getClinicBadges, {}, background)) }),
  network: async () => ({ side: 'network', ...(await sessionCall(getNetworkBadges, {}, background)) }),
  own: async () => ({ side: 'own', ...(await sessionCall(getSupportBadges, {}, background)) }),
};

/**
 * What waits, asked for every half minute while the page is seen, and again when the person has changed something. Null until
 * it is known; a number that could not be refreshed stays, and `isStale` says so.
 */
export function useCounted(whose: Whose | null) {
  const side = whose?.side ?? null;
  const owner = whose?.owner ?? null;
  // Whoever left a team or a context meanwhile is not asked about again.
  const [closed, setClosed] = useState<string | null>(null);
  const enabled = side !== null && closed !== owner;
  const load = async () => {
    try {
      return { owner, counted: side && (await ASK[side]()) };
    } catch (error) {
      const refused = problemOf(error);
      // An ended session is for the call to deal with.
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
