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
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);
  const reload = useCallback(async () => {
    const own = ++latest.current;
    setLoading(true);
    try {
      const found = await load();
      if (own !== latest.current) return;
      set(found);
      setProblem(null);
    } catch (error) {
      if (own === latest.current) setProblem(problemOf(error) ?? null);
    } finally {
      if (own === latest.current) setLoading(false);
    }
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { data, problem, isLoading, reload, set };
}
