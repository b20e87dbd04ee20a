import { applicationAnswered } from '@travesia/contracts/applications';
import { invitationAccepted, invitationDeclined } from '@travesia/contracts/invitations';
import { NOTIFICATIONS } from '@travesia/contracts/notifications';
import { ticketAnswered } from '@travesia/contracts/support';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findAnswer } from '../../applications/index.ts';
import { findInvitationAnswer } from '../../invitations/index.ts';
import { findTicketReference } from '../../support/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';
const Answer = NOTIFICATIONS.application_answered.params.shape.answer;

/** Notifies people of answers to their requests. */
export function tellOfAnswers(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(applicationAnswered, NAME, async (tx, { application_id: id }, { occurredAt: at }) => {
    const found = await findAnswer(tx, id);
    // Uses the current status: a resubmitted application is waiting for its next answer.
    const answer = Answer.safeParse(found?.status);
    if (!found || !answer.success) return;
    const params = { application_id: id, clinic: found.clinic, answer: answer.data };
    await notify(tx, { userId: found.applicantId, at, kind: 'application_answered', params });
  });
  outbox.subscribe(invitationAccepted, NAME, async (tx, { invitation_id: id }, { occurredAt: at }) => {
    const found = await findInvitationAnswer(tx, id);
    if (!found) return;
    await notify(tx, { userId: found.inviterId, at, kind: 'invitation_accepted', params: { place: found.place } });
  });
  outbox.subscribe(invitationDeclined, NAME, async (tx, { invitation_id: id }, { occurredAt: at }) => {
    const found = await findInvitationAnswer(tx, id);
    if (!found) return;
    await notify(tx, { userId: found.inviterId, at, kind: 'invitation_declined', params: { place: found.place } });
  });
  outbox.subscribe(ticketAnswered, NAME, async (tx, event, { occurredAt: at }) => {
    const reference = await findTicketReference(tx, event.ticket_id);
    const params = { ticket_id: event.ticket_id, reference: reference ?? '' };
    if (reference) await notify(tx, { userId: event.user_id, at, kind: 'ticket_answered', params });
  });
}
