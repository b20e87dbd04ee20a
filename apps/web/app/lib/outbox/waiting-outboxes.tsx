import { useEffect } from 'react';
import { isKept } from '../device/draft-store.ts';
import { useSession } from '../session/session-store.ts';

/** Sends what waits in an outbox. */
type SendOutbox = (owner: string, id: string) => void;

/** How to load what sends an outbox, by the name under which its drafts are kept: `messages` of `messages.<id>.outbox`. */
export type OutboxKinds = Readonly<Record<string, () => Promise<SendOutbox>>>;

/**
 * Sends what was written before a reload and didn’t reach the server, whichever page is shown. Once, in the shell of signed-in
 * pages. Nothing is loaded while nothing waits.
 */
export function WaitingOutboxes({ kinds }: { kinds: OutboxKinds }) {
  const owner = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    if (owner === null) return;
    const send = () => void sendAll(owner, kinds);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [owner, kinds]);
  return null;
}

async function sendAll(owner: string, kinds: OutboxKinds): Promise<void> {
  if (!navigator.onLine || !isKept('.outbox')) return;
  const { partsLeft } = await import('../forms/draft/drafts.ts');
  for (const part of partsLeft(owner)) {
    const [, kind = '', id = ''] = /^([^.]+)\.([^.]+)\.outbox$/.exec(part) ?? [];
    // What can’t be loaded now is sent when the device is back online, or its conversation is opened.
    const send = await kinds[kind]?.().catch(() => null);
    send?.(owner, id);
  }
}
