import {
  claimSubmitted,
  consultationRequested,
  contactReceived,
  leadAnswered,
  requestDecided,
  requestOverdue,
} from '@travesia/contracts/leads';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findAnsweredRequest, findArrivedLead, findWaitingRequest } from '../../leads/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/**
 * Notifies a clinic's people and its organization of consultation requests, admins of overdue ones and of what arrives for the team,
 * and senders of answers.
 */
export function tellOfRequests(outbox: Pick<Outbox, 'subscribe'>): void {
  const tellReaders = async (tx: Tx, id: string, when: 'arrived' | 'overdue', at: Date) => {
    const found = await findWaitingRequest(tx, id, when);
    if (!found) return;
    const kind = when === 'arrived' ? 'request_received' : 'request_overdue';
    const about = { request_id: id, reference: found.request.reference, clinic: found.clinic.name };
    for (const { id: userId, desk } of found.readers)
      await notify(tx, { userId, at, kind, params: { ...about, desk } });
  };
  const tellTeam = async (tx: Tx, kind: 'consultation' | 'contact' | 'claim', id: string, at: Date) => {
    const found = await findArrivedLead(tx, kind, id);
    if (!found) return;
    const params = { lead_id: id, reference: found.lead.reference, kind };
    for (const { id: userId } of found.readers) await notify(tx, { userId, at, kind: 'lead_received', params });
  };
  const tellSender = async (tx: Tx, id: string, at: Date) => {
    const found = await findAnsweredRequest(tx, id);
    if (!found) return;
    const { userId, ...about } = found;
    await notify(tx, { userId, at, kind: 'request_answered', params: { request_id: id, ...about } });
  };
  outbox.subscribe(consultationRequested, NAME, async (tx, { consultation_request_id: id }, { occurredAt: at }) => {
    await tellReaders(tx, id, 'arrived', at);
    await tellTeam(tx, 'consultation', id, at);
  });
  outbox.subscribe(contactReceived, NAME, (tx, { contact_request_id: id }, { occurredAt: at }) =>
    tellTeam(tx, 'contact', id, at),
  );
  outbox.subscribe(claimSubmitted, NAME, (tx, { directory_claim_id: id }, { occurredAt: at }) =>
    tellTeam(tx, 'claim', id, at),
  );
  outbox.subscribe(requestOverdue, NAME, (tx, { consultation_request_id: id }, { occurredAt: at }) =>
    tellReaders(tx, id, 'overdue', at),
  );
  outbox.subscribe(leadAnswered, NAME, (tx, { lead_id: id }, { occurredAt: at }) => tellSender(tx, id, at));
  outbox.subscribe(requestDecided, NAME, (tx, { consultation_request_id: id }, { occurredAt: at }) =>
    tellSender(tx, id, at),
  );
}
