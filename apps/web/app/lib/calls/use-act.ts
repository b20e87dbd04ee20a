import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';

/** One act of the person at a time: whether it is under way, and why the last one did not work. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      const found = problemOf(error);
      if (!found) throw error;
      setProblem(found);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
