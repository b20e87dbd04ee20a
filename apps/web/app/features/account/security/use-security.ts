import type { Problem } from '@travesia/contracts/kit';
import { getTwoFactor, type TwoFactorState } from '@travesia/contracts/two-factor';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';

export interface Security {
  /** Null until it is known. */
  state: TwoFactorState | null;
  /** Why it could not be loaded. */
  problem: Problem | null;
  load: () => Promise<void>;
}

/** How the person signs in, as the server knows it now. */
export function useSecurity(): Security {
  const [state, setState] = useState<TwoFactorState | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(
    () =>
      sessionCall(getTwoFactor, {}, { background: true }).then(
        (present) => {
          setState(present);
          setProblem(null);
          noteOnPerson(present.totp_since !== null);
        },
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { state, problem, load };
}

/** Other parts of the page ask the person whether a second factor is on. */
function noteOnPerson(isOn: boolean): void {
  const { user } = useSession.getState();
  if (user && user.two_factor_enabled !== isOn) useSession.setState({ user: { ...user, two_factor_enabled: isOn } });
}
