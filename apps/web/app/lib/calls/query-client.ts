import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { problemOf } from '../problem/problem-error.ts';

/** Automatic retries before reporting a failure. */
const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

// Show responses in the microtask that brings them, like React state, not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** Whether a retry may help: the server is busy or unreachable. Other errors are final. */
export const mayPass = (error: unknown): boolean => problemOf(error)?.status === 503 && navigator.onLine;

/** Retry delay: the server's, or exponential with jitter. */
export function waitFor(failures: number, error: unknown): number {
  const said = problemOf(error)?.retry_after;
  if (said !== undefined) return Math.min(said * 1000, LONGEST_WAIT_MS);
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
}

/**
 * Creates the cache of signed-in screens. A response is dropped with its screen unless the screen sets `keep`, so that
 * a form never starts from an old version; mutations are never retried automatically.
 */
export const makeQueryClient = ({ retries = RETRIES }: { retries?: number } = {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // Unexpected errors are logged to the console, once per failure.
      onError: (error) => {
        if (!problemOf(error)) reportError(error);
      },
    }),
    defaultOptions: {
      queries: {
        // A call that fails offline reports it; it does not wait silently for the network.
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
