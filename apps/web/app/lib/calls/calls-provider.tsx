import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { onChange } from '../session/on-change.ts';
import { useSession } from '../session/session-store.ts';
import { makeQueryClient } from './query-client.ts';

/** Changes that follow each other so quickly, such as those of a form that saves itself, are counted once. */
const SETTLED_MS = 300;

interface CallsProviderProps {
  children: ReactNode;
  /** Makes the cache; tests give their own. */
  make?: () => QueryClient;
}

/**
 * Holds what signed-in screens have loaded: one cache for each person. Who signs out or in as another, here or in another tab,
 * gets an empty one. What counts changes (`followsChanges`) is asked again after calls of the person that changed something.
 */
export function CallsProvider({ children, make = makeQueryClient }: CallsProviderProps) {
  const person = useSession(({ user }) => user?.id ?? null);
  const [held, setHeld] = useState(() => ({ of: person, turn: 0, client: make() }));
  const { client } = held;
  if (held.of !== person) {
    // What nobody had loaded goes on with whoever signs in; what a person had loaded does not outlive them here.
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
    return () => {
      stop();
      clearTimeout(timer);
      client.clear();
    };
  }, [client]);
  // Another person gets other screens too: those of one before keep what they showed.
  return (
    <QueryClientProvider key={held.turn} client={client}>
      {children}
    </QueryClientProvider>
  );
}
