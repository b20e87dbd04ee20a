import { importFavorites } from '@travesia/contracts/favorites';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { moveShortlist } from './move-shortlist.ts';
import { favoriteMoveTexts } from './texts.ts';

const listeners = new Set<() => void>();

/** Calls the function when things that the device had saved came into the account. Answers the function that ends it. */
export function onShortlistMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Moves what this device saved into the account of the signed-in person; shows nothing. */
export function MovedShortlist(): null {
  useMovedShortlist(useSession((session) => session.user?.id));
  return null;
}

/** Moves what this device saved into the account of `owner`, in the background, and says so. */
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
      // The device still has them, and the next page tries again.
      () => undefined,
    );
  }, [owner, t]);
}
