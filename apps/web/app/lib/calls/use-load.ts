import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';
import { readTokens } from '../session/tokens.ts';
import type { LoadKey } from './call-key.ts';
import { failureOf } from './failure-of.ts';
import type { Loaded } from './loaded.ts';

/** How long a kept list is reused, and how old it may be when the tab becomes visible again. */
const KEPT_MS = 5 * 60_000;
const FRESH_MS = 30_000;

export interface LoadOptions<T> {
  /**
   * Polling interval while the page is visible; also reloads when it becomes visible again. Null for data that doesn't
   * change. A failure is only reported as `isStale`.
   */
  every?: number | ((known: T | undefined) => number | null);
  /**
   * Keeps the response for the next visit, which shows it immediately and reloads it. Not for data a form starts from.
   */
  keep?: boolean;
  /** Reloads after the user's calls that changed something. */
  followsChanges?: boolean;
  /** Nothing is loaded while false. */
  enabled?: boolean;
}

/**
 * Loads a screen's data, and again when its key changes. For several calls at once or a custom shape; a single call is
 * `useCall`. `load` makes its calls with `{ background: true, signal }`.
 */
export function useLoad<T>(
  key: LoadKey,
  load: (signal: AbortSignal) => Promise<T>,
  options: LoadOptions<T> = {},
): Loaded<T> {
  const client = useQueryClient();
  const hash = hashKey(key);
  /** The key by content, so that derived values stay stable. */
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
  // The error stays visible during a retry.
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

/** Whether two keys are the same query for the same subject, with another filter, page or language. */
const isAlike = (one: readonly unknown[] | undefined, other: LoadKey): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** A screen's options, as the library takes them. */
function optionsOf<T>({ every, keep = false, followsChanges = false, enabled = true }: LoadOptions<T>) {
  const isPolled = every !== undefined;
  return {
    // After the session ended, the page is being left: load nothing without a token.
    enabled: isPolled ? () => enabled && readTokens() !== null : enabled,
    meta: { followsChanges, isPolled },
    ...(keep
      ? { gcTime: KEPT_MS, refetchOnWindowFocus: true, staleTime: FRESH_MS, refetchOnMount: 'always' as const }
      : {}),
    // A polled value is reloaded soon anyway.
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

/** Ways to show something other than what was loaded. */
function useChanges<T>(client: QueryClient, queryKey: LoadKey): Pick<Loaded<T>, 'show' | 'change' | 'changeWhile'> {
  const show = useCallback(
    (found: T) => {
      // A response to a request from before the user's action would revert the action.
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
