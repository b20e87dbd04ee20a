import { type Claim, claimMachine, claimOpened, isSubjectOf, type NewClaim } from '@travesia/contracts/aftercare';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { newReference } from '../../../../platform/reference.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { markClaimed } from '../../../bookings/index.ts';
import { findJourney, lockJourney, ofPatient } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { claimLifecycle } from '../claim.lifecycle.ts';
import { insertClaim } from '../claims.repo.ts';
import { invalidField } from '../invalid-field.ts';
import { type Opening, readOpening } from '../opening-facts.ts';
import { openingOf, payerOf, windowOf } from '../opening.rules.ts';
import { findReadableClaim, showClaim } from '../queries/read-claim.ts';
import { datesFrom } from '../timetable.rules.ts';
import { writeStatement } from '../write-statement.ts';

/**
 * Opens a claim of a patient and freezes the clinic’s money of the booking. Throws `journeys.not_found`, `claims.not_possible` before the
 * treatment, `claims.outside_window`, `claims.not_covered`, `claims.already_open`, `journeys.file_not_found` and `request.invalid`.
 */
export async function openClaim(
  deps: AftercareDeps,
  journeyId: string,
  claim: NewClaim,
  { actor, language }: RequestContext,
): Promise<Claim> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    const record = journey && (await findJourney(tx, scope, journeyId));
    if (!record || journey.patientId !== scope.person.userId) throw new ProblemError('journeys.not_found');
    const opening = await readOpening(deps, tx, record, language);
    refuse(claim, opening);
    const { booking, currency } = opening.treated;
    if (currency === null) throw new ProblemError('claims.not_possible');
    if (claim.claimed && claim.claimed.currency !== currency)
      throw invalidField('claimed.currency', 'wrong', `must be ${currency}`);
    const row = await insertClaim(tx, {
      id: uuidv7(),
      reference: newReference(),
      journeyId,
      bookingId: booking?.id ?? null,
      patientId: journey.patientId,
      providerId: journey.providerId,
      kind: claim.kind,
      subject: claim.subject,
      status: claimMachine.initial,
      currency,
      claimedMinor: claim.claimed?.amount ?? null,
      ...datesFrom(at),
      remindAt: datesFrom(at).answerDueAt,
      demo: journey.demo,
      createdAt: at,
    });
    await begin(tx, claimLifecycle, {
      row,
      actor,
      as: 'patient',
      at,
      audit: {
        action: 'claims.opened',
        target: { type: 'claim', id: row.id },
        subjectId: journey.patientId,
        contextProviderId: journey.providerId,
      },
    });
    await writeStatement(tx, deps.seal, row, {
      by: 'patient',
      authorId: scope.person.userId,
      action: 'open',
      text: claim.text,
      amountMinor: row.claimedMinor,
      files: claim.files,
      at,
    });
    if (booking) await markClaimed(tx, booking.id, at);
    await appendEvent(tx, claimOpened, { claim_id: row.id, journey_id: journeyId, provider_id: journey.providerId });
    return showClaim(deps, tx, scope, { record: await findReadableClaim(tx, scope, row.id), language });
  });
}

function refuse({ kind, subject }: NewClaim, { cover, facts }: Opening): void {
  if (!isSubjectOf(kind, subject)) throw invalidField('subject', 'wrong', 'must be one that the policy is about');
  const { bar, until } = openingOf(kind, facts);
  if (bar === 'not_treated' || bar === 'no_policy') throw new ProblemError('claims.not_possible');
  if (bar === 'outside_window')
    throw new ProblemError('claims.outside_window', { present: { last_day: until, ...windowOf(kind, cover) } });
  if (bar === 'already_open') throw new ProblemError('claims.already_open');
  const payer = payerOf(cover, subject);
  if (kind === 'complication' && payer === 'patient')
    throw new ProblemError('claims.not_covered', { present: { payer } });
}
