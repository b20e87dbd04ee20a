import type { Journey, NewJourneyTime } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { bookAgreedTime } from '../../bookings/index.ts';
import { healedFrom } from '../templates/healed-from.ts';
import { journeyLifecycle, type JourneyRow } from '../journey.lifecycle.ts';
import { journeyActions, ofPatient } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { findJourney, lockJourney } from '../journeys.repo.ts';
import { readJourney } from '../queries/read-journey.ts';

/**
 * Books the time of a second trip with who treated on the first, at no price of its own, and moves the journey to it. Throws
 * `journeys.not_found`, `journeys.not_possible`, `journeys.returns_too_early`, `request.stale_version`, and what `bookAgreedTime` throws.
 */
export async function bookSecondTrip(
  deps: JourneysDeps,
  id: string,
  { version, starts_at: startsAt, ...day }: NewJourneyTime,
  request: RequestContext,
): Promise<Journey> {
  const { actor, language } = request;
  const scope = ofPatient(actor);
  const { db } = deps.database;
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const clinicianId = record.booking?.clinicianId ?? null;
  const from = healedFrom(await deps.reference(), record);
  const mayBook = (row: JourneyRow) =>
    journeyActions(scope, row, record.booking?.status ?? null).includes('book_return');
  if (clinicianId === null || from === null || !mayBook(record.row)) throw new ProblemError('journeys.not_possible');
  if (day.date < from) throw new ProblemError('journeys.returns_too_early');
  const { providerId: clinicId, treatment, packageId } = record.row;
  const about = { journeyId: id, trip: 2, clinicId, treatment, packageId, clinicianId, terms: null } as const;
  await bookAgreedTime(deps.bookings, { ...about, ...day, startsAt }, request, async (tx) => {
    const row = await lockJourney(tx, scope, id);
    if (!row || !mayBook(row)) throw new ProblemError('journeys.not_possible');
    const by = { actor, as: 'patient', at: deps.clock.now() } as const;
    await transition(tx, journeyLifecycle, { row, version, action: 'return', ...by });
  });
  return readJourney(deps, scope, id, language);
}
