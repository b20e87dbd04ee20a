import { type Journey, journeyReviewed, type NewClinicalReview } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { endDocuments } from '../../documents/end-documents.ts';
import { endBooking } from '../../end-booking.ts';
import { journeyLifecycle } from '../../journey.lifecycle.ts';
import { journeyActions, ofCalledClinic } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findAsked, findLiveBooking, lockJourney } from '../../journeys.repo.ts';
import { readJourney } from '../../queries/read-journey.ts';
import { endQuotes } from '../../quotes/end-quotes.ts';
import { endTasks } from '../../tasks/end-tasks.ts';
import { insertReview, listSigners } from '../reviews.repo.ts';

/**
 * Signs a decision about a patient's answers. Throws `journeys.not_found`, `journeys.not_possible`,
 * `journeys.answers_changed`, `journeys.no_license` and `request.stale_version`.
 */
export async function signReview(
  deps: JourneysDeps,
  id: string,
  { decision, reason, clinician_id: clinicianId, revision, version }: NewClinicalReview,
  { actor, language }: RequestContext,
): Promise<Journey> {
  const scope = ofCalledClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockJourney(tx, scope, id);
    if (!row) throw new ProblemError('journeys.not_found');
    const booking = await findLiveBooking(tx, row);
    if (!journeyActions(scope, row, booking?.status ?? null).includes('sign'))
      throw new ProblemError('journeys.not_possible');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const asked = await findAsked(tx, row);
    if (asked?.revision !== revision) throw new ProblemError('journeys.answers_changed');
    const [signer] = await listSigners(tx, row.providerId, deps.clock.today(), clinicianId);
    if (!signer) throw new ProblemError('journeys.no_license');
    const reviewId = uuidv7();
    await insertReview(tx, {
      id: reviewId,
      journeyId: row.id,
      revision,
      decision,
      reasonSealed: deps.seal.seal(reason, reviewId),
      clinicianId,
      clinicianName: signer.name,
      license: signer.license,
      signedBy: scope.person.userId,
      signedAt: at,
    });
    await appendAudit(tx, {
      action: 'journeys.review_signed',
      actor,
      at,
      target: { type: 'journey', id: row.id },
      subjectId: row.patientId,
      facts: { decision, clinician: clinicianId, revision },
    });
    await appendEvent(tx, journeyReviewed, { journey_id: row.id, provider_id: row.providerId, decision });
    const action = decision === 'unfit' ? 'find_unfit' : row.status === 'inquiry' ? 'review' : null;
    const set = decision === 'unfit' ? { endNoteSealed: deps.seal.seal(reason, row.id) } : {};
    if (action) await transition(tx, journeyLifecycle, { row, action, actor, as: 'provider', at, set });
    if (decision !== 'unfit') return;
    await endQuotes(tx, row, { actor, at });
    await endTasks(tx, row, { actor, at });
    await endDocuments(tx, row, { actor, at });
    await endBooking(tx, deps, row, { actor, at, language: asked.language });
  });
  return readJourney(deps, scope, id, language);
}
