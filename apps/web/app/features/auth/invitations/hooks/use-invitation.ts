import { type Invitation, validateInvitation } from '@travesia/contracts/invitations';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';

export interface KnownInvitation {
  /** Null until it is known. */
  invitation: Invitation | null;
  /** Why it is not. */
  problem: Problem | null;
  load: () => Promise<void>;
}

/** The invitation of a token, asked for when the page stands in a browser: programs that look through mail open links too. */
export function useInvitation(token: string | null | undefined): KnownInvitation {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    if (!token) return;
    try {
      setInvitation(await sessionCall(validateInvitation, { params: { token } }, { background: true }));
      setProblem(null);
    } catch (error) {
      const found = problemOf(error);
      if (!found) throw error;
      setInvitation(null);
      setProblem(found);
    }
  }, [token]);
  useEffect(() => void load(), [load]);
  return { invitation, problem, load };
}
