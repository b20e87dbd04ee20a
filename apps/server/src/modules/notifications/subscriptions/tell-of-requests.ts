import { consultationRequested, leadAnswered, requestDecided, requestOverdue } from '@travesia/contracts/leads';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findAnsweredRequest, findWaitingRequest } from '../../leads/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/** Notifies a clinic's people of consultation requests, and their senders of answers. */
export function tellOfRequests(outbox: Pick<Outbox, 'subscribe'>): void {
  const tellReaders = async (tx: Tx, id: string, kind: 'request_received' | 'request_overdue', at: Date) => {
    const found = await findWaitingRequest(tx, id);
    if (!found) return;
    const params = { request_id: id, reference: found.request.reference, clinic: found.clinic.name };
    for (const { id: userId } of found.readers) await notify(tx, { userId, at, kind, params });
  };
  const tellSender = async (tx: Tx, id: string, at: Date) => {
    const found = await findAnsweredRequest(tx, id);
    if (!found) return;
    const { userId, ...about } = found;
    await notify(tx, { userId, at, kind: 'request_answered', params: { request_id: id, ...about } });
  };
  outbox.subscribe(consultationRequested, NAME, (tx, { consultation_request_id: id }, { occurredAt: at }) =>
    tellReaders(tx, id, 'request_received', at),
  );
  outbox.subscribe(requestOverdue, NAME, (tx, { consultation_request_id: id }, { occurredAt: at }) =>
    tellReaders(tx, id, 'request_overdue', at),
  );
  outbox.subscribe(leadAnswered, NAME, (tx, { lead_id: id }, { occurredAt: at }) => tellSender(tx, id, at));
  outbox.subscribe(requestDecided, NAME, (tx, { consultation_request_id: id }, { occurredAt: at }) =>
    tellSender(tx, id, at),
  );
}
