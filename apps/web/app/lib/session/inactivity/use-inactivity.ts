import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { expireSession } from './expire-session.ts';
import { runIdleClock, type IdleState } from './idle-clock.ts';
import { startIdleClock } from './last-act.ts';
import { leaveForLogin } from '../leave.ts';
import { refreshTokens } from '../refresh-tokens.ts';
import { dropTokens, readTokens } from '../tokens.ts';

/** Network problems or a busy server: the session may still be valid, so the user can retry while time is left. */
const PASSING = ['server.unavailable', 'request.rate_limited', 'server.internal'];

export interface Inactivity extends IdleState {
  /** Extends the session by its 20 minutes, through the server. */
  stay: () => Promise<void>;
  isExtending: boolean;
  /** Why extending failed. */
  problem: Problem | null;
}

/** The inactivity clock of a signed-in page; ends the session when the time is up. */
export function useInactivity(): Inactivity {
  const [state, setState] = useState<IdleState>({ phase: 'active', left: 0 });
  const [isExtending, setExtending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const clock = useRef<ReturnType<typeof runIdleClock>>(null);

  useEffect(() => {
    clock.current = runIdleClock((next) => {
      setState(next);
      if (next.phase === 'expired') expireSession();
    });
    return () => clock.current?.stop();
  }, []);

  const stay = useCallback(async () => {
    setExtending(true);
    setProblem(await extendSession());
    setExtending(false);
    clock.current?.look();
  }, []);

  return { ...state, stay, isExtending, problem };
}

/** Extends the session with POST /auth/refresh; a temporary problem is returned, any other ends the session. */
async function extendSession(): Promise<Problem | null> {
  const spent = readTokens()?.access_token ?? '';
  const { tokens, problem } = await refreshTokens(spent);
  if (tokens) startIdleClock();
  else if (problem && PASSING.includes(problem.code)) return problem;
  else {
    leaveForLogin('session_expired');
    dropTokens();
  }
  return null;
}
