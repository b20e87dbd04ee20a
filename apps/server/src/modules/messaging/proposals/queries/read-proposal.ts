import type { Locale } from '@travesia/contracts/kit';
import type { Proposal } from '@travesia/contracts/messaging';
import { calendar } from '../../../../platform/calendar.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listServiceOffers, readTimeStates, type TimeState } from '../../../bookings/index.ts';
import { findPatient, findRecord } from '../../conversations.repo.ts';
import { ofEveryInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { presentQuote } from '../proposal.presenter.ts';
import { findProposal, type ProposalRecord } from '../proposals.repo.ts';

/** What was sent with a message, as it is now, for its sides. Throws `messaging.message_not_found`. */
export async function readProposal(
  deps: MessagingDeps,
  messageId: string,
  { actor, language }: RequestContext,
): Promise<Proposal> {
  const { db } = deps.database;
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const proposal = await findProposal(db, messageId);
  const found = proposal && (await findRecord(db, scopes, proposal.conversationId));
  if (!found) throw new ProblemError('messaging.message_not_found');
  const { quote, treatment } = proposal;
  if (quote)
    return { kind: 'quote', ...presentQuote(quote, treatment, { reference: await deps.reference(), language }) };
  return { kind: 'times', ...(await readTimes(deps, proposal, language)), can_book: found.scope.party === 'patient' };
}

async function readTimes(
  { busy, clock, database: { db } }: MessagingDeps,
  { row, conversationId, clinic, clinician, service }: ProposalRecord,
  language: Locale,
): Promise<Omit<Extract<Proposal, { kind: 'times' }>, 'kind' | 'can_book'>> {
  const { visit, clinicianId, serviceType, starts } = row;
  const patientId = await findPatient(db, conversationId);
  if (!clinic || !clinician || !visit || !clinicianId || !patientId) throw new Error('proposed times are not whole');
  const states = await readTimeStates({ busy, clock }, db, {
    providerId: clinic.id,
    patientId,
    kind: visit,
    clinicianId,
    starts,
  });
  const [offer] = serviceType
    ? await listServiceOffers(db, { providerId: clinic.id, service: serviceType, clinicianId })
    : [];
  return {
    visit,
    service: serviceType && service ? { slug: serviceType, name: service[language] } : null,
    clinician: { id: clinicianId, name: `${clinician.title} ${clinician.name}`.trim() },
    clinic: clinic.slug,
    time_zone: clinic.timeZone,
    price: offer?.priceMinor ? { amount: offer.priceMinor, currency: offer.currency } : null,
    times: starts.map((at, place) => {
      const [date = '', time = ''] = calendar.localAt(at, clinic.timeZone).split('T');
      return { starts_at: at.toISOString(), date, time: time.slice(0, 'HH:MM'.length), ...stateOf(states[place]) };
    }),
  };
}

const stateOf = (state: TimeState | undefined) => ({
  state: state?.state ?? ('taken' as const),
  booking_id: state?.state === 'booked' ? state.bookingId : null,
});
