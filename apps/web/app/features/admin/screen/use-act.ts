import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';

export interface Act {
  busy: boolean;
  /** Why the last one did not work. */
  problem: Problem | null;
  /** The same as a sentence; empty when it worked. */
  fault: string;
  /** Does it unless one is under way; false when it did not work. */
  run: (act: () => Promise<void>) => Promise<boolean>;
  forget: () => void;
}

/** One act of the person at a time, with why the last one did not work. */
export function useAct(): Act {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, fault: problem ? problemText(locale, problem) : '', run, forget: () => setProblem(null) };
}
