import { accountRegistered } from '@travesia/contracts/accounts';
import {
  claimOpened,
  claimOverdue,
  incidentAcknowledged,
  incidentAlarmed,
  incidentEscalated,
  incidentOpened,
  incidentResolved,
  recallApproved,
} from '@travesia/contracts/aftercare';
import { applicationAnswered, applicationSubmitted } from '@travesia/contracts/applications';
import {
  bookingAccepted,
  bookingCancelled,
  bookingCompleted,
  bookingMoved,
  bookingPaid,
  bookingRequested,
} from '@travesia/contracts/bookings';
import { payoutPaid, payoutReturned } from '@travesia/contracts/financials';
import {
  journeyAsked,
  journeyCancelled,
  journeyDeclined,
  journeyExpired,
  journeyOverdue,
  quoteAccepted,
  quoteDeclined,
  quoteSent,
} from '@travesia/contracts/journeys';
import type { EventType } from '@travesia/contracts/kit';
import { claimSubmitted, consultationRequested, contactReceived, requestOverdue } from '@travesia/contracts/leads';
import { messageSent } from '@travesia/contracts/messaging';
import {
  disputeDecided,
  disputeOpened,
  paymentFailed,
  paymentSucceeded,
  refundPaid,
} from '@travesia/contracts/payments';
import type { FeedKind, FeedLevel, FeedName } from '@travesia/contracts/platform-admin';
import type { z } from 'zod';

/** Whose reference, clinic and country an entry has. */
export type FeedSubject =
  | 'user'
  | 'application'
  | 'booking'
  | 'journey'
  | 'incident'
  | 'claim'
  | 'recall'
  | 'consultation_request'
  | 'contact_request'
  | 'directory_claim'
  | 'payout'
  | 'conversation';

/** How an event becomes an entry of the feed. */
export interface Fed {
  name: FeedName;
  kind: FeedKind;
  level: FeedLevel;
  subject: FeedSubject;
  /** The subject's id, from a payload that may be of an older version. */
  idOf(payload: unknown): string | null;
  /** Only how many there were is kept, not which. */
  isCounted: boolean;
}

/** All events of the feed, by their name with version. */
export const fedEvents = new Map<string, Fed>();

function feed<P extends z.ZodType>(
  event: EventType<P>,
  [kind, level]: readonly [FeedKind, FeedLevel],
  subject: FeedSubject,
  idOf: (payload: z.output<P>) => string,
): void {
  fedEvents.set(event.name, {
    name: event.name.replace(/\.v\d+$/, '') as FeedName,
    kind,
    level,
    subject,
    idOf: (payload) => {
      const read = event.payload.safeParse(payload);
      return read.success ? idOf(read.data) : null;
    },
    isCounted: subject === 'conversation',
  });
}

const booking = ({ booking_id: id }: { booking_id: string }) => id;
const journey = ({ journey_id: id }: { journey_id: string }) => id;
const incident = ({ incident_id: id }: { incident_id: string }) => id;
const payout = ({ payout_id: id }: { payout_id: string }) => id;

feed(accountRegistered, ['sign_up', 'info'], 'user', ({ user_id: id }) => id);

feed(applicationSubmitted, ['application', 'info'], 'application', ({ application_id: id }) => id);
feed(applicationAnswered, ['application', 'info'], 'application', ({ application_id: id }) => id);

feed(consultationRequested, ['request', 'info'], 'consultation_request', (of) => of.consultation_request_id);
feed(requestOverdue, ['request', 'warning'], 'consultation_request', (of) => of.consultation_request_id);
feed(contactReceived, ['request', 'info'], 'contact_request', (of) => of.contact_request_id);
feed(claimSubmitted, ['request', 'info'], 'directory_claim', (of) => of.directory_claim_id);

feed(bookingRequested, ['booking', 'info'], 'booking', booking);
feed(bookingAccepted, ['booking', 'info'], 'booking', booking);
feed(bookingPaid, ['booking', 'info'], 'booking', booking);
feed(bookingMoved, ['booking', 'info'], 'booking', booking);
feed(bookingCancelled, ['booking', 'warning'], 'booking', booking);
feed(bookingCompleted, ['booking', 'info'], 'booking', booking);

feed(paymentSucceeded, ['payment', 'info'], 'booking', booking);
feed(paymentFailed, ['payment', 'warning'], 'booking', booking);
feed(refundPaid, ['payment', 'info'], 'booking', booking);
feed(disputeOpened, ['payment', 'warning'], 'booking', booking);
feed(disputeDecided, ['payment', 'info'], 'booking', booking);
feed(payoutPaid, ['payment', 'info'], 'payout', payout);
feed(payoutReturned, ['payment', 'warning'], 'payout', payout);

feed(journeyAsked, ['journey', 'info'], 'journey', journey);
feed(journeyOverdue, ['journey', 'warning'], 'journey', journey);
feed(journeyDeclined, ['journey', 'info'], 'journey', journey);
feed(journeyCancelled, ['journey', 'warning'], 'journey', journey);
feed(journeyExpired, ['journey', 'info'], 'journey', journey);
feed(quoteSent, ['journey', 'info'], 'journey', journey);
feed(quoteAccepted, ['journey', 'info'], 'journey', journey);
feed(quoteDeclined, ['journey', 'info'], 'journey', journey);

feed(messageSent, ['message', 'info'], 'conversation', ({ conversation_id: id }) => id);

feed(incidentOpened, ['incident', 'error'], 'incident', incident);
feed(incidentEscalated, ['incident', 'error'], 'incident', incident);
feed(incidentAlarmed, ['incident', 'error'], 'incident', incident);
feed(incidentAcknowledged, ['incident', 'info'], 'incident', incident);
feed(incidentResolved, ['incident', 'info'], 'incident', incident);
feed(claimOpened, ['incident', 'warning'], 'claim', ({ claim_id: id }) => id);
feed(claimOverdue, ['incident', 'warning'], 'claim', ({ claim_id: id }) => id);
feed(recallApproved, ['incident', 'warning'], 'recall', ({ recall_id: id }) => id);

const accounts = [
  'account.mail_requested.v1',
  'account.password_changed.v1',
  'account.refresh_replayed.v1',
  'account.sign_in_refused.v1',
  'account.sessions_ended.v1',
  'account.signed_in_anew.v1',
  'account.role_changed.v1',
  'account.suspended.v1',
  'account.activated.v1',
  'account.email_change_asked.v1',
  'account.email_changed.v1',
  'account.security_changed.v1',
  'privacy.export_requested.v1',
  'privacy.export_ready.v1',
  'privacy.erasure_asked.v1',
  'privacy.account_erased.v1',
  'push.wanted.v1',
  'invitation.created.v1',
  'invitation.accepted.v1',
  'invitation.declined.v1',
  'invitation.withdrawn.v1',
  'team.member_removed.v1',
] as const;

const decidedByAdmins = [
  'treatment_approval.decided.v1',
  'treatment_approval.decision_undone.v1',
  'provider.suspended.v1',
  'provider.activated.v1',
  'provider.decided.v1',
  'clinic_change.decided.v1',
  'provider.paper_changed.v1',
  'provider.act_undone.v1',
  'provider.edited.v1',
  'provider.merged.v1',
  'provider.split.v1',
  'consultation_request.decided.v1',
  'directory_claim.decided.v1',
  'lead.answered.v1',
  'support.ticket_answered.v1',
  'payout.begun.v1',
  'payout_account.set.v1',
  'payout_account.refused.v1',
  'payout_account.verified.v1',
] as const;

const betweenThePatientAndTheClinic = [
  'conversation.assigned.v1',
  'conversation.snooze_ended.v1',
  'conversation.note_added.v1',
  'consultation.patient_waits.v1',
  'check_in.due.v1',
  'check_in.reminded.v1',
  'check_in.ended.v1',
  'claim.moved.v1',
  'record.shared.v1',
  'record.discharge_filed.v1',
  'record.emergency.v1',
  'record_request.asked.v1',
  'record_request.answered.v1',
  'record_link.opened.v1',
  'incident.noted.v1',
  'recall.sent.v1',
  'booking.reassigned.v1',
  'booking.discharged.v1',
  'booking.reminded.v1',
  'journey.discharged.v1',
  'discharge.corrected.v1',
  'journey_document.offered.v1',
  'journey_document.signed.v1',
  'journey_document.declined.v1',
  'journey_document.withdrawn.v1',
  'journey_document.asked.v1',
  'journey_document.answered.v1',
  'journey.offered_on.v1',
  'journey.reviewed.v1',
  'journey.stayed.v1',
  'quote.expired.v1',
  'quote.asked.v1',
  'quote.answered.v1',
  'journey_task.reminded.v1',
  'journey_task.added.v1',
] as const;

/** What teams say among themselves is theirs alone. */
const amongTeams = ['team_message.mentioned.v1'] as const;

const remindersAndSteps = [
  'refund.requested.v1',
  'balance.requested.v1',
  'balance.reminded.v1',
  'balance.paid.v1',
  'balance.ended.v1',
  'dispute.answered.v1',
  'dispute.reminded.v1',
  'credential.reminded.v1',
  'provider.lapsed.v1',
  'provider.papers_ending.v1',
  'provider.subscription_ending.v1',
  'clinic.inbox_named.v1',
  'packages.prices_old.v1',
  'package.proposal_moved.v1',
  'organization.settings_applied.v1',
  'organization.clinic_released.v1',
] as const;

/**
 * Events that are not in the feed: what people do with their own accounts, what admins do themselves (the audit log has it), what
 * a patient and a clinic settle between them, what teams say among themselves, and reminders and steps of what is in it. Each declared event is in one of both
 * lists, so that a new one is thought about.
 */
export const ignoredEvents: ReadonlySet<string> = new Set([
  ...accounts,
  ...decidedByAdmins,
  ...betweenThePatientAndTheClinic,
  ...amongTeams,
  ...remindersAndSteps,
]);
