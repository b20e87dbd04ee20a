import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export interface Loaded<T> {
  /** Null until it is known; what was known stays while newer is on its way. */
  data: T | null;
  /** Why it could not be loaded. */
  problem: Problem | null;
  isLoading: boolean;
  reload: () => Promise<void>;
  /** What a change answered. */
  set: (data: T) => void;
}

/** What a screen shows, loaded by itself and again when `load` is another one; of two the later asked counts. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, set] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was asked when the last answer came. */
  const [answered, setAnswered] = useState<unknown>(null);
  const latest = useRef(0);
  const reload = useCallback(() => {
    const own = ++latest.current;
    const isLatest = () => own === latest.current;
    return load()
      .then(
        (found) => {
          if (!isLatest()) return;
          set(found);
          setProblem(null);
        },
        (error: unknown) => {
          if (isLatest()) setProblem(problemOf(error) ?? null);
        },
      )
      .then(() => {
        if (isLatest()) setAnswered(() => load);
      });
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { data, problem, isLoading: answered !== load, reload, set };
}
