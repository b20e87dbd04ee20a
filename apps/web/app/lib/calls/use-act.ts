import type { Problem } from '@travesia/contracts/kit';
import { useMutation } from '@tanstack/react-query';
import { useLocale } from '../i18n/use-texts.tsx';
import { problemOf } from '../problem/problem-error.ts';
import { problemText } from '../problem/problem-text.ts';
import { failureOf } from './failure-of.ts';

/** What an act answers: what its function does, true where that is nothing. */
type Answer<T> = T extends void | undefined ? true : T;

interface Act {
  busy: boolean;
  /** The running action, as passed to `run`, such as the id of a row. */
  doing: string | null;
  /** Why the last one failed. */
  problem: Problem | null;
  /** The same as a sentence; empty when there is nothing to say. */
  fault: string;
  /** Does it unless one is under way, and gives its answer; undefined when it did not work. */
  run: <T>(act: () => Promise<T>, what?: string) => Promise<Answer<T> | undefined>;
  forget: () => void;
}

interface Run {
  act: () => Promise<unknown>;
  what: string | undefined;
}

/** One user action at a time: whether it is running, and why the last one failed. Never retried automatically. */
export function useAct(): Act {
  const { isPending, variables, error, mutateAsync, reset } = useMutation<unknown, Error, Run>({
    mutationFn: ({ act }) => act(),
  });
  const locale = useLocale();
  const run = async <T>(act: () => Promise<T>, what?: string): Promise<Answer<T> | undefined> => {
    if (isPending) return undefined;
    try {
      const answer = await mutateAsync({ act, what });
      return (answer === undefined ? true : answer) as Answer<T>;
    } catch (failure) {
      // Unexpected errors are our fault: the user sees a message here, and the console gets the details.
      if (!problemOf(failure)) throw failure;
      return undefined;
    }
  };
  const problem = error ? failureOf(error) : null;
  const fault = problem ? problemText(locale, problem) : '';
  return { busy: isPending, doing: (isPending && variables.what) || null, problem, fault, run, forget: reset };
}
