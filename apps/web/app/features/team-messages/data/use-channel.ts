import {
  listTeamMessages,
  teamChannelChangedLive,
  teamMessageCreatedLive,
  teamMessageDeletedLive,
  teamMessageUpdatedLive,
} from '@travesia/contracts/team-messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../../lib/live/use-live.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { outboxOf, ThreadStore, useThreadChanges } from '../../messaging/index.ts';
import { asMessages } from './as-message.ts';
import { channelCalls } from './channel-calls.ts';

/** Calls the handler when something in a channel, or in any, changed. */
export function useChannelNews(id: string | null, handler: () => void): void {
  const heard = (told: { channel_id: string }) => {
    if (id === null || told.channel_id === id) handler();
  };
  useLive(teamMessageCreatedLive, heard);
  useLive(teamMessageUpdatedLive, heard);
  useLive(teamMessageDeletedLive, heard);
  useLive(teamChannelChangedLive, heard);
}

/** The messages of a channel and those on their way. The channel must not change while mounted. */
export function useChannelThread(id: string) {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const [store] = useState(
    () =>
      new ThreadStore(async (query) =>
        asMessages(await sessionCall(listTeamMessages, { params: { id }, query }, { background: true })),
      ),
  );
  const [outbox] = useState(() => outboxOf(owner, id, channelCalls));
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
  const refresh = () => void store.refresh();
  useThreadChanges(refresh);
  useChannelNews(id, refresh);
  return { store, view, outbox, queue };
}
