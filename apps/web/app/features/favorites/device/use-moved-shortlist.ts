import { importFavorites } from '@travesia/contracts/favorites';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { moveShortlist } from './move-shortlist.ts';
import { favoriteMoveTexts } from './texts.ts';

const listeners = new Set<() => void>();

/** Calls the listener when the device's items were moved to the account. Returns the unsubscribe function. */
export function onShortlistMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Moves the device's shortlist to the signed-in user's account; renders nothing. */
export function MovedShortlist(): null {
  useMovedShortlist(useSession((session) => session.user?.id));
  return null;
}

/** Moves the device's shortlist to the account of `owner` in the background, and shows a toast. */
function useMovedShortlist(owner: string | undefined): void {
  const t = useTexts(favoriteMoveTexts);
  useEffect(() => {
    if (!owner) return;
    moveShortlist((items) => sessionCall(importFavorites, { body: { items: [...items] } }, { background: true })).then(
      (count) => {
        if (count === 0) return;
        showToast(t('moved', { count }));
        for (const listener of listeners) listener();
      },
      // The items are still on the device, and the next page retries.
      () => undefined,
    );
  }, [owner, t]);
}
