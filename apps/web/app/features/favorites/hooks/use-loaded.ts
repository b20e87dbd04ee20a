import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { onShortlistMoved } from '../../../lib/favorites/use-moved-shortlist.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export interface Loaded<T> {
  /** Null until it is known. */
  data: T | null;
  /** Why it could not be loaded. */
  problem: Problem | null;
  reload: () => Promise<void>;
  change: (change: (known: T) => T) => void;
}

/** What a screen shows, loaded by itself and again when things of the device came into the account. `load` must be stable. */
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
  useEffect(() => onShortlistMoved(() => void reload()), [reload]);
  const change = useCallback(
    (changed: (known: T) => T) => setData((known) => (known === null ? null : changed(known))),
    [],
  );
  return { data, problem, reload, change };
}
