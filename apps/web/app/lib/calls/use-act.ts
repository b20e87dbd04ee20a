import type { Problem } from '@travesia/contracts/kit';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '../problem/problem-error.ts';
import { failureOf } from './failure-of.ts';

interface Act {
  busy: boolean;
  /** The running action, as passed to `run`, such as the id of a row. */
  doing: string | null;
  /** Why the last one failed. */
  problem: Problem | null;
  /** Runs it unless one is running, and returns its result; undefined if it failed. */
  run: <T>(act: () => Promise<T>, what?: string) => Promise<T | undefined>;
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
  const run = async <T>(act: () => Promise<T>, what?: string): Promise<T | undefined> => {
    if (isPending) return undefined;
    try {
      return (await mutateAsync({ act, what })) as T;
    } catch (failure) {
      // Unexpected errors are our fault: the user sees a message here, and the console gets the details.
      if (!problemOf(failure)) throw failure;
      return undefined;
    }
  };
  const problem = error ? failureOf(error) : null;
  return { busy: isPending, doing: (isPending && variables.what) || null, problem, run, forget: reset };
}
