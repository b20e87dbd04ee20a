import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';

export interface Loaded<T> {
  /** Null until it is known. */
  data: T | null;
  /** Why it could not be loaded, or not be loaded again. */
  problem: Problem | null;
  reload: () => Promise<void>;
  /** Shows something else, such as the answer of an act. */
  show: (data: T) => void;
  /** Changes what is shown, if it is known. */
  change: (change: (known: T) => T) => void;
}

/** What a screen shows, loaded by itself. `load` must be stable; another one loads anew and keeps what is shown until then. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const show = useCallback((found: T) => {
    setData(found);
    setProblem(null);
  }, []);
  const reload = useCallback(
    () => load().then(show, (error: unknown) => setProblem(problemOf(error) ?? null)),
    [load, show],
  );
  useEffect(() => {
    let isLeft = false;
    load().then(
      (found) => {
        if (!isLeft) show(found);
      },
      (error: unknown) => {
        if (!isLeft) setProblem(problemOf(error) ?? null);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, show]);
  const change = useCallback(
    (changed: (known: T) => T) => setData((known) => (known === null ? null : changed(known))),
    [],
  );
  return { data, problem, reload, show, change };
}
