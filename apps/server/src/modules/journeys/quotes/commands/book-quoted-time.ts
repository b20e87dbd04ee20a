import type { Journey, NewJourneyTime } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { bookAgreedTime } from '../../../bookings/index.ts';
import { journeyActions, ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { refuseUnsigned } from '../../journeys.presenter.ts';
import { findJourney, lockJourney } from '../../journeys.repo.ts';
import { readJourney } from '../../queries/read-journey.ts';
import { termsOf } from '../agreed-terms.ts';
import { findAgreed } from '../quotes.repo.ts';
import { openQuote } from '../stored-quote.ts';

/**
 * Books another time on accepted terms, after the first was not paid. Throws `journeys.not_found`, `journeys.not_possible`,
 * `journeys.signature_missing`, `request.stale_version`, and what `bookAgreedTime` throws.
 */
export async function bookQuotedTime(
  deps: JourneysDeps,
  id: string,
  { version, starts_at: startsAt, ...day }: NewJourneyTime,
  request: RequestContext,
): Promise<Journey> {
  const scope = ofPatient(request.actor);
  const { db } = deps.database;
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const agreed = await findAgreed(db, id);
  const stored = agreed && openQuote(deps.seal, agreed);
  const terms = stored && termsOf(stored, deps.clock.now());
  const clinicianId = stored?.content.clinician_id ?? null;
  if (!terms || clinicianId === null) throw new ProblemError('journeys.not_possible');
  const { providerId: clinicId, treatment, packageId } = record.row;
  const asked = {
    journeyId: id,
    trip: 1,
    clinicId,
    treatment,
    packageId,
    clinicianId,
    terms,
    ...day,
    startsAt,
  } as const;
  await bookAgreedTime(deps.bookings, asked, request, async (tx) => {
    const locked = await lockJourney(tx, scope, id);
    const now = locked && (await findJourney(tx, scope, id));
    if (!now || !journeyActions(scope, locked, now.booking?.status ?? null).includes('book_time'))
      throw new ProblemError('journeys.not_possible');
    if (locked.version !== version) throw new ProblemError('request.stale_version');
    refuseUnsigned(now);
  });
  return readJourney(deps, scope, id, request.language);
}
