import { messageSent } from '@travesia/contracts/messaging';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listPeopleToTell } from '../../messaging/index.ts';
import { notify } from '../notify.ts';

/** Notifies the other side of a conversation of the first message that it has not read. */
export function tellOfMessages(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(
    messageSent,
    'notifications.message',
    async (tx, { conversation_id, message_id: id }, { occurredAt: at }) => {
      for (const { id: userId, party, clinic } of await listPeopleToTell(tx, id))
        await (party === 'patient'
          ? notify(tx, { userId, at, kind: 'message_received', params: { conversation_id, clinic: clinic ?? '' } })
          : notify(tx, { userId, at, kind: 'desk_message_received', params: { conversation_id, desk: party } }));
    },
  );
}
