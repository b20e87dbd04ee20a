import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { unavailable } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';

interface Act {
  busy: boolean;
  /** Why the last one did not work. */
  problem: Problem | null;
  /** Does it unless one is under way, and answers what it answers; undefined when it did not work. */
  run: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  forget: () => void;
}

/** One act of the person at a time: whether it is under way, and why the last one did not work. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    try {
      return await act();
    } catch (error) {
      const refused = problemOf(error);
      // What nobody foresaw is a fault of ours: the person hears of it here, and the console gets the whole of it.
      setProblem(refused ?? unavailable(0, String(error)));
      if (!refused) throw error;
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}
