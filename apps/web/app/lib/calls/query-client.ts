import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { problemOf } from '../problem/problem-error.ts';

/** How often a screen asks again by itself before it says that it failed. */
const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

// Answers are shown with the microtask that brings them, as state of React is, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** Whether asking again may help: the server is busy or cannot be reached. What was refused stays refused. */
export const mayPass = (error: unknown): boolean => problemOf(error)?.status === 503 && navigator.onLine;

/** How long to wait before asking again: as long as the server said, otherwise longer each time, not all at once. */
export function waitFor(failures: number, error: unknown): number {
  const said = problemOf(error)?.retry_after;
  if (said !== undefined) return Math.min(said * 1000, LONGEST_WAIT_MS);
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
}

/**
 * Makes the cache of what signed-in screens load. An answer is forgotten with its screen unless the screen says `keep`, so
 * that a form never starts from an old version; mutations are never repeated by themselves.
 */
export const makeQueryClient = ({ retries = RETRIES }: { retries?: number } = {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // What nobody foresaw is told to the console, once for each failure.
      onError: (error) => {
        if (!problemOf(error)) reportError(error);
      },
    }),
    defaultOptions: {
      queries: {
        // A call that fails offline says so; it does not wait silently for the line.
        networkMode: 'always',
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: waitFor,
      },
      mutations: { networkMode: 'always', gcTime: 0, retry: false },
    },
  });
