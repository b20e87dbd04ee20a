import { listFavorites } from '@travesia/contracts/favorites';
import { useEffect, useState } from 'react';
import { type KeptItem, readKept } from '../../lib/device/kept.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** The highest exact count; users with more see this number. */
const COUNTED = 100;

/** Returns the user's saved items, newest first. Uses this device's copy until the account has loaded, or if it fails to. */
export function useSaved(): readonly KeptItem[] {
  const [saved, setSaved] = useState<readonly KeptItem[]>(() => readKept(() => localStorage).saved);
  useEffect(() => {
    const stop = new AbortController();
    sessionCall(listFavorites, { query: { limit: COUNTED } }, { background: true, signal: stop.signal }).then(
      ({ data }) => setSaved(data),
      // The list itself shows errors and retries; the rest of the dashboard does not need it.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return saved;
}
