import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';
import { readTokens } from '../session/tokens.ts';
import type { LoadKey } from './call-key.ts';
import { failureOf } from './failure-of.ts';
import type { Loaded } from './loaded.ts';

/** How long a kept list is shown again at once, and how old it may be when the tab comes back into view. */
const KEPT_MS = 5 * 60_000;
const FRESH_MS = 30_000;

export interface LoadOptions<T> {
  /**
   * Asks again so often while the page is in view, and when it comes back into view; null for what is known to be as it will
   * be. A failure is told by `isStale` only.
   */
  every?: number | ((known: T | undefined) => number | null);
  /** Keeps the answer for the next visit, which shows it at once and asks again. Not for what a form starts from. */
  keep?: boolean;
  /** Asks again after calls of the person that changed something. */
  followsChanges?: boolean;
  /** Nothing is asked while false. */
  enabled?: boolean;
}

/**
 * What a screen shows, loaded by itself and again when its key is another one. For several calls at once or a shape of the
 * screen's own; one call alone is `useCall`. `load` makes its calls with `{ background: true, signal }`.
 */
export function useLoad<T>(
  key: LoadKey,
  load: (signal: AbortSignal) => Promise<T>,
  options: LoadOptions<T> = {},
): Loaded<T> {
  const client = useQueryClient();
  const hash = hashKey(key);
  /** The key by its content, so that what is made of it stays the same. */
  const queryKey = useMemo(() => JSON.parse(hash) as LoadKey, [hash]);
  const { every, enabled = true } = options;
  const isPolled = every !== undefined;
  const query = useQuery<T>({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    placeholderData: (known, of) => (isAlike(of?.queryKey, queryKey) ? known : undefined) as never,
    ...optionsOf(options),
  });
  const { error, data, isSuccess, isPlaceholderData, dataUpdatedAt, refetch } = query;
  // The reason stays on the screen while it is tried again.
  const [failed, setFailed] = useState<{ hash: string; error: unknown } | null>(null);
  if (error && failed?.error !== error) setFailed({ hash, error });
  const isAnswered = isSuccess && !isPlaceholderData;
  const failure = isAnswered ? null : (error ?? (failed?.hash === hash ? failed.error : null));
  const isSignedOut = problemOf(failure)?.status === 401;
  return {
    data: data ?? null,
    problem: failure && !(isPolled && data !== undefined) ? failureOf(failure) : null,
    isLoading: enabled && !isAnswered && !failure,
    at: dataUpdatedAt || null,
    isStale: Boolean(failure) && !isSignedOut,
    reload: useCallback(() => refetch().then(() => undefined), [refetch]),
    ...useChanges<T>(client, queryKey),
  };
}

/** Whether two keys ask the same for the same, with another filter, page or language. */
const isAlike = (one: readonly unknown[] | undefined, other: LoadKey): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** What a screen wants, as the library has it. */
function optionsOf<T>({ every, keep = false, followsChanges = false, enabled = true }: LoadOptions<T>) {
  const isPolled = every !== undefined;
  return {
    // Whose session has ended is on the way out: nothing is asked again without a token.
    enabled: isPolled ? () => enabled && readTokens() !== null : enabled,
    meta: { followsChanges },
    ...(keep
      ? { gcTime: KEPT_MS, refetchOnWindowFocus: true, staleTime: FRESH_MS, refetchOnMount: 'always' as const }
      : {}),
    // What is polled is asked again soon anyway.
    ...(isPolled
      ? {
          refetchInterval:
            typeof every === 'number'
              ? every
              : ({ state }: { state: { data?: T | undefined } }) => every(state.data) ?? false,
          refetchOnWindowFocus: true,
          staleTime: typeof every === 'number' ? every : 0,
          retry: false,
        }
      : {}),
  };
}

/** Ways to show something else than what was loaded. */
function useChanges<T>(client: QueryClient, queryKey: LoadKey): Pick<Loaded<T>, 'show' | 'change' | 'changeWhile'> {
  const show = useCallback(
    (found: T) => {
      // An answer to what was asked before the person acted would take the act away again.
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<T>(queryKey, found);
    },
    [client, queryKey],
  );
  const change = useCallback(
    (changed: (known: T) => T) => {
      const known = client.getQueryData<T>(queryKey);
      if (known !== undefined) show(changed(known));
    },
    [client, queryKey, show],
  );
  return {
    show,
    change,
    changeWhile: async (changed, act) => {
      const before = client.getQueryData<T>(queryKey);
      change(changed);
      try {
        return await act();
      } catch (refused) {
        if (before !== undefined) show(before);
        throw refused;
      }
    },
  };
}
