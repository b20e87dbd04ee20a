import type { Problem } from '@travesia/contracts/kit';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '../problem/problem-error.ts';
import { failureOf } from './failure-of.ts';

interface Act {
  busy: boolean;
  /** What is being done, as `run` was told, such as the id of a row. */
  doing: string | null;
  /** Why the last one did not work. */
  problem: Problem | null;
  /** Does it unless one is under way, and answers what it answers; undefined when it did not work. */
  run: <T>(act: () => Promise<T>, what?: string) => Promise<T | undefined>;
  forget: () => void;
}

interface Run {
  act: () => Promise<unknown>;
  what: string | undefined;
}

/** One act of the person at a time: whether it is under way, and why the last one did not work. Never repeated by itself. */
export function useAct(): Act {
  const { isPending, variables, error, mutateAsync, reset } = useMutation<unknown, Error, Run>({
    mutationFn: ({ act }) => act(),
  });
  const run = async <T>(act: () => Promise<T>, what?: string): Promise<T | undefined> => {
    if (isPending) return undefined;
    try {
      return (await mutateAsync({ act, what })) as T;
    } catch (failure) {
      // What nobody foresaw is a fault of ours: the person hears of it here, and the console gets the whole of it.
      if (!problemOf(failure)) throw failure;
      return undefined;
    }
  };
  const problem = error ? failureOf(error) : null;
  return { busy: isPending, doing: (isPending && variables.what) || null, problem, run, forget: reset };
}
