import { useEffect } from 'react';
import { onShortlistMoved } from '../../../lib/favorites/use-moved-shortlist.ts';
import { type Loaded, useLoaded } from '../../../lib/calls/use-loaded.ts';

/** What was saved, loaded by itself and again when things of the device came into the account. `load` must be stable. */
export function useKept<T>(load: () => Promise<T>): Loaded<T> {
  const loaded = useLoaded(load);
  const { reload } = loaded;
  useEffect(() => onShortlistMoved(() => void reload()), [reload]);
  return loaded;
}
