import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';

export interface Loaded<T> {
  /** Null until it is known. */
  data: T | null;
  /** Why it could not be loaded; what was known before stays. */
  problem: Problem | null;
  reload: () => Promise<void>;
  change: (change: (known: T) => T) => void;
}

/** What a signed-in screen shows, loaded by itself and again on demand. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const reload = useCallback(
    () =>
      load().then(
        (found) => {
          setData(found);
          setProblem(null);
        },
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [load],
  );
  useEffect(() => void reload(), [reload]);
  const change = useCallback(
    (changed: (known: T) => T) => setData((known) => (known === null ? null : changed(known))),
    [],
  );
  return { data, problem, reload, change };
}
