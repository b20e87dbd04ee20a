import type { Journey, JourneyChange } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { closeUnlessOpen } from '../cases/close-unless-open.ts';
import { journeyLifecycle } from '../journey.lifecycle.ts';
import { journeyActions, ofEverySide, roleOn } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { isBooked, lockJourney } from '../journeys.repo.ts';
import { endQuotes } from '../quotes/end-quotes.ts';
import { readJourney } from '../queries/read-journey.ts';

/**
 * Begins a review, declines or cancels. Throws `journeys.not_found`, `journeys.not_possible`, `request.stale_version`, and
 * `request.invalid` for a missing reason.
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
    if (!journeyActions(scope, row, await isBooked(tx, row)).includes(action)) throw new ProblemError('journeys.not_possible');
    if (action !== 'review' && !reason) throw reasonMissing();
    const set = reason && action !== 'review' ? { endNoteSealed: deps.seal.seal(reason, row.id) } : {};
    await transition(tx, journeyLifecycle, { row, version, action, actor, as: roleOn(scope, row), at, set });
    if (action === 'review') return;
    await endQuotes(tx, row, { actor, at });
    await closeUnlessOpen(tx, row, { actor, at });
  });
  return readJourney(deps, scope, id, language);
}

const reasonMissing = (): ProblemError =>
  new ProblemError('request.invalid', {
    detail: 'body.reason: must be given',
    fields: [{ path: 'body.reason', code: 'required', message: 'must be given' }],
  });
