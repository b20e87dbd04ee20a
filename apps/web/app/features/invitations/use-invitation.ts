import { type Invitation, validateInvitation } from '@travesia/contracts/invitations';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

interface Found {
  /** Null until loaded. */
  invitation: Invitation | null;
  /** Why loading failed. */
  problem: Problem | null;
}

export interface KnownInvitation extends Found {
  load: () => Promise<void>;
}

/** Loads the invitation of a token in the browser, because mail scanners open links too. */
export function useInvitation(token: string | null | undefined): KnownInvitation {
  const [found, setFound] = useState<Found>({ invitation: null, problem: null });
  const load = useCallback(async () => {
    if (token) setFound(await lookAt(token));
  }, [token]);
  useEffect(() => {
    if (token) void lookAt(token).then(setFound);
  }, [token]);
  return { ...found, load };
}

async function lookAt(token: string): Promise<Found> {
  try {
    const invitation = await sessionCall(validateInvitation, { params: { token } }, { background: true });
    return { invitation, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { invitation: null, problem };
  }
}
