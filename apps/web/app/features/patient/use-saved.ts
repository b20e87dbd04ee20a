import { listFavorites } from '@travesia/contracts/favorites';
import { useEffect, useState } from 'react';
import { type KeptItem, readKept } from '../../lib/device/kept.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** As many as are counted one by one; somebody with more sees this number. */
const COUNTED = 100;

/** What the person saved, the newest first. Until the account has answered, or while it cannot, what this device keeps. */
export function useSaved(): readonly KeptItem[] {
  const [saved, setSaved] = useState<readonly KeptItem[]>(() => readKept(() => localStorage).saved);
  useEffect(() => {
    const stop = new AbortController();
    sessionCall(listFavorites, { query: { limit: COUNTED } }, { background: true, signal: stop.signal }).then(
      ({ data }) => setSaved(data),
      // The list itself says what is wrong and tries again; the rest of the dashboard does not need it.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return saved;
}
