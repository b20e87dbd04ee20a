import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from './failure-of.ts';

export interface Loaded<T> {
  /** Null until it is known; what was known stays while newer is on its way. */
  data: T | null;
  /** Why it could not be loaded, or not be loaded again. */
  problem: Problem | null;
  /** Whether what is shown is not yet the answer to the present `load`. */
  isLoading: boolean;
  reload: () => Promise<void>;
  /** Shows something else, such as the answer of an act. */
  show: (data: T) => void;
  /** Changes what is shown, if it is known. */
  change: (change: (known: T) => T) => void;
}

/** What a screen shows, loaded by itself and again when `load` is another one; of two the later asked counts. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was asked when the last answer came. */
  const [answered, setAnswered] = useState<unknown>(null);
  const latest = useRef(0);
  const show = useCallback((found: T) => {
    setData(found);
    setProblem(null);
  }, []);
  const reload = useCallback(() => {
    const own = ++latest.current;
    const isLatest = () => own === latest.current;
    return load()
      .then(
        (found) => {
          if (isLatest()) show(found);
        },
        (error: unknown) => {
          if (isLatest()) setProblem(failureOf(error));
        },
      )
      .then(() => {
        if (isLatest()) setAnswered(() => load);
      });
  }, [load, show]);
  useEffect(() => {
    void reload();
    // An answer that comes when the screen is gone, or asks something else, is nobody's.
    return () => void (latest.current += 1);
  }, [reload]);
  const change = useCallback(
    (changed: (known: T) => T) => setData((known) => (known === null ? null : changed(known))),
    [],
  );
  return { data, problem, isLoading: answered !== load, reload, show, change };
}
