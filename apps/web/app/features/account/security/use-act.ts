import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export interface Act {
  busy: boolean;
  /** Why the last one did not work. */
  problem: Problem | null;
  /** Does it unless one is under way; undefined when it did not work. */
  run: <T>(call: () => Promise<T>) => Promise<T | undefined>;
}

/** One act at a time, with why it did not work. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    try {
      return await call();
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
