import { listMessages } from '@travesia/contracts/messaging';
import { recordsChangedLive } from '@travesia/contracts/records';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../../lib/live/use-live.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useConversationChanges } from '../live.ts';
import { outboxOf } from './outbox.ts';
import { ThreadStore } from './thread-store.ts';

/** The messages of a conversation and those on their way. The conversation must not change while mounted. */
export function useThread(id: string) {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const [store] = useState(
    () => new ThreadStore((query) => sessionCall(listMessages, { params: { id }, query }, { background: true })),
  );
  const [outbox] = useState(() => outboxOf(owner, id));
  const view = useSyncExternalStore(store.subscribe, store.read, store.read);
  const queue = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  const messages = view.thread?.messages;
  useEffect(() => void store.open(), [store]);
  useEffect(() => {
    outbox.tell((message) => {
      store.merge(message);
      void store.refresh();
    });
    void outbox.run();
    return () => outbox.tell(null);
  }, [outbox, store]);
  useEffect(() => {
    if (messages) outbox.arrived(messages);
  }, [outbox, messages]);
  useConversationChanges(id, () => void store.refresh());
  useLive(recordsChangedLive, ({ record_id: record, journey_id: journey }) => {
    const isShown = (one: { id: string | null; journey_id: string }) => one.id === record || one.journey_id === journey;
    if (store.read().thread?.messages.some(({ records }) => records.some(isShown))) void store.renew();
  });
  return { store, view, outbox, queue };
}
