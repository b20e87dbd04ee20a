import { conversationAssigned, messageSent, noteAdded, snoozeEnded } from '@travesia/contracts/messaging';
import { teamMentioned } from '@travesia/contracts/team-messages';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { deskOf, listPeopleToTell } from '../../messaging/index.ts';
import { peopleToMention } from '../../team-messages/index.ts';
import { notify } from '../notify.ts';

/**
 * Notifies the other side of a conversation of the first message that it has not read, colleagues of what is given to them, and
 * people of teams of what mentions them.
 */
export function tellOfMessages(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(
    messageSent,
    'notifications.message',
    async (tx, { conversation_id, message_id: id }, { occurredAt: at }) => {
      for (const { id: userId, party, clinic } of await listPeopleToTell(tx, id))
        await (party === 'patient'
          ? notify(tx, { userId, at, kind: 'message_received', params: { conversation_id, clinic } })
          : notify(tx, {
              userId,
              at,
              kind: 'desk_message_received',
              params: { conversation_id, desk: deskOf(party) },
            }));
    },
    { concerns: ({ is_news: isNews }) => isNews },
  );
  outbox.subscribe(
    conversationAssigned,
    'notifications.conversation_assigned',
    (tx, { conversation_id, user_id: userId, party }, { occurredAt: at }) =>
      notify(tx, { userId, at, kind: 'conversation_assigned', params: { conversation_id, desk: deskOf(party) } }),
  );
  outbox.subscribe(
    snoozeEnded,
    'notifications.snooze_ended',
    (tx, { conversation_id, user_id: userId, party }, { occurredAt: at }) =>
      notify(tx, { userId, at, kind: 'snooze_ended', params: { conversation_id, desk: deskOf(party) } }),
  );
  outbox.subscribe(
    noteAdded,
    'notifications.note_mention',
    async (tx, { conversation_id, mentions, party }, { occurredAt: at }) => {
      for (const userId of mentions)
        await notify(tx, { userId, at, kind: 'note_mention', params: { conversation_id, desk: deskOf(party) } });
    },
  );
  outbox.subscribe(teamMentioned, 'notifications.team_mention', async (tx, mentioned, { occurredAt: at }) => {
    for (const { id: userId, desk } of await peopleToMention(tx, mentioned))
      await notify(tx, { userId, at, kind: 'team_mention', params: { channel_id: mentioned.channel_id, desk } });
  });
}
