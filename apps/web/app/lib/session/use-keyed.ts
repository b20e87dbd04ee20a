import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../calls/failure-of.ts';

export interface Keyed<T> {
  /** Null until something is known; while what another key names loads, what was known before. */
  data: T | null;
  /** Why it could not be loaded; what was known before stays. */
  problem: Problem | null;
  isLoading: boolean;
  reload: () => Promise<void>;
}

/** What a list shows for a filter, loaded by itself for each key. Late answers of keys that were left are dropped. `load` must be stable. */
export function useKeyed<T>(key: string, load: (key: string) => Promise<T>): Keyed<T> {
  const [known, setKnown] = useState<{ key: string; data: T } | null>(null);
  const [failure, setFailure] = useState<{ key: string; problem: Problem | null } | null>(null);
  const turn = useRef(0);
  const reload = useCallback(() => {
    const own = ++turn.current;
    return load(key).then(
      (data) => {
        if (own !== turn.current) return;
        setKnown({ key, data });
        setFailure(null);
      },
      (error: unknown) => {
        if (own === turn.current) setFailure({ key, problem: failureOf(error) });
      },
    );
  }, [key, load]);
  useEffect(() => void reload(), [reload]);
  const failed = failure?.key === key ? failure : null;
  return {
    data: known?.data ?? null,
    problem: failed?.problem ?? null,
    isLoading: known?.key !== key && failed === null,
    reload,
  };
}
