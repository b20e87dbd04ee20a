import type { Problem } from '@travesia/contracts/kit';
import {
  getNotificationPreferences,
  getProfile,
  type NotificationPreferences,
  type Profile,
} from '@travesia/contracts/profiles';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

export interface Loaded {
  profile: Profile;
  notifications: NotificationPreferences;
}

export interface ProfileLoad {
  /** Null until it is there. */
  loaded: Loaded | null;
  /** Why it could not be loaded. */
  problem: Problem | null;
  load: () => Promise<void>;
  /** Takes over what a call answered. */
  take: (change: Partial<Profile>) => void;
}

/** One's own profile and what one wants to be told. */
export function useProfile(): ProfileLoad {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(
    () =>
      Promise.all([
        sessionCall(getProfile, {}, { background: true }),
        sessionCall(getNotificationPreferences, {}, { background: true }),
      ]).then(
        ([profile, notifications]) => {
          setLoaded({ profile, notifications });
          setProblem(null);
        },
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [],
  );
  const take = useCallback(
    (change: Partial<Profile>) =>
      setLoaded((before) => before && { ...before, profile: { ...before.profile, ...change } }),
    [],
  );
  useEffect(() => void load(), [load]);
  const again = useCallback(() => {
    setProblem(null);
    return load();
  }, [load]);
  return { loaded, problem, load: again, take };
}
