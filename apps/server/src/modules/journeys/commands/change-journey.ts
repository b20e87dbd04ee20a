import type { Journey, JourneyChange } from '@travesia/contracts/journeys';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { endDocuments } from '../documents/end-documents.ts';
import { refuseMissing } from '../documents/refuse-missing.ts';
import { journeyLifecycle, type JourneyRow } from '../journey.lifecycle.ts';
import { journeyActions, type JourneyScope, ofEverySide, roleOn } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { refuseUnsigned } from '../journeys.presenter.ts';
import { findJourney, findLiveBooking, lockJourney } from '../journeys.repo.ts';
import { readJourney } from '../queries/read-journey.ts';
import { endQuotes } from '../quotes/end-quotes.ts';
import { endTasks } from '../tasks/end-tasks.ts';

/**
 * Begins a review or a stage, declines or cancels. Throws `journeys.not_found`, `journeys.not_possible`,
 * `journeys.signature_missing` and `journeys.documents_missing` before a treatment, `request.stale_version`, and `request.invalid` for a
 * missing reason.
 */
export async function changeJourney(
  deps: JourneysDeps,
  id: string,
  { action, reason, version }: JourneyChange,
  { actor, language }: RequestContext,
): Promise<Journey> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockJourney(tx, scope, id);
    if (!row) throw new ProblemError('journeys.not_found');
    const booking = await findLiveBooking(tx, row);
    if (!journeyActions(scope, row, booking?.status ?? null).includes(action))
      throw new ProblemError('journeys.not_possible');
    const ends = action === 'decline' || action === 'cancel';
    if (ends && !reason) throw reasonMissing();
    if (action === 'treat') {
      await refuseUnlessSigned(tx, scope, row);
      await refuseMissing(tx, deps, row);
    }
    const set = ends && reason ? { endNoteSealed: deps.seal.seal(reason, row.id) } : {};
    await transition(tx, journeyLifecycle, { row, version, action, actor, as: roleOn(scope, row), at, set });
    if (!ends) return;
    await endQuotes(tx, row, { actor, at });
    await endTasks(tx, row, { actor, at });
    await endDocuments(tx, row, { actor, at });
  });
  return readJourney(deps, scope, id, language);
}

/** Answers may have changed after the booking. */
async function refuseUnlessSigned(tx: Tx, scope: JourneyScope, { id }: JourneyRow): Promise<void> {
  const record = await findJourney(tx, scope, id);
  if (record) refuseUnsigned(record);
}

const reasonMissing = (): ProblemError =>
  new ProblemError('request.invalid', {
    detail: 'body.reason: must be given',
    fields: [{ path: 'body.reason', code: 'required', message: 'must be given' }],
  });
