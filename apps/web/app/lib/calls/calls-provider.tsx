import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { onChange } from '../session/on-change.ts';
import { useSession } from '../session/session-store.ts';
import { followLive } from './follow-live.ts';
import { makeQueryClient } from './query-client.ts';

/** Changes in quick succession, such as autosaves of a form, count as one. */
const SETTLED_MS = 300;

interface CallsProviderProps {
  children: ReactNode;
  /** Creates the cache; tests pass their own. */
  make?: () => QueryClient;
}

/**
 * Provides the cache of signed-in screens, one per user. Signing out or in as another user, here or in another tab,
 * starts an empty one. Counters (`followsChanges`) are reloaded after the user's calls that changed something, and what is polled
 * after live events.
 */
export function CallsProvider({ children, make = makeQueryClient }: CallsProviderProps) {
  const person = useSession(({ user }) => user?.id ?? null);
  const [held, setHeld] = useState(() => ({ of: person, turn: 0, client: make() }));
  const { client } = held;
  if (held.of !== person) {
    // Data loaded while signed out is kept for the user who signs in; a user's data is dropped here.
    const isFresh = held.of !== null;
    setHeld({ of: person, turn: held.turn + (isFresh ? 1 : 0), client: isFresh ? make() : client });
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.invalidateQueries({ predicate: ({ meta }) => meta?.['followsChanges'] === true });
      }, SETTLED_MS);
    });
    const stopLive = followLive(client);
    return () => {
      stop();
      stopLive();
      clearTimeout(timer);
      client.clear();
    };
  }, [client]);
  // Another user also gets other screens: the previous user's keep what they showed.
  return (
    <QueryClientProvider key={held.turn} client={client}>
      {children}
    </QueryClientProvider>
  );
}
