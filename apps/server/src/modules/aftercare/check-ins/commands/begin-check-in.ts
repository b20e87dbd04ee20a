import { type CheckIn, checkInMachine, type NewCheckIn } from '@travesia/contracts/aftercare';
import { uuidv7 } from 'uuidv7';
import { calendar } from '../../../../platform/calendar.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { checkInLifecycle } from '../check-in.lifecycle.ts';
import { mayCall } from '../check-ins.policy.ts';
import { insertCheckIns, newestTrip } from '../check-ins.repo.ts';
import { zoneOf } from '../plan-check-ins.ts';
import { readCheckIn } from '../queries/read-check-in.ts';
import { takeAnswers } from '../take-answers.ts';
import { treatmentFor } from '../treatment-for.ts';

/**
 * The patient tells how they do without being asked. Throws `journeys.not_found`, `aftercare.not_possible`, `aftercare.answers_invalid`
 * and `journeys.file_not_found`.
 */
export async function beginCheckIn(
  deps: AftercareDeps,
  journeyId: string,
  given: NewCheckIn,
  { actor, language }: RequestContext,
): Promise<CheckIn> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    if (!mayCall(scope, journey)) throw new ProblemError('aftercare.not_possible');
    const timeZone = await zoneOf(tx, journey);
    const [row] = await insertCheckIns(tx, [
      {
        id: uuidv7(),
        journeyId,
        patientId: journey.patientId,
        providerId: journey.providerId,
        trip: (await newestTrip(tx, journey)) ?? 1,
        day: null,
        status: checkInMachine.initial,
        dueOn: calendar.dateAt(at, timeZone),
        dueAt: at,
        timeZone,
        form: deps.forms.setFor(treatmentFor(reference, journey), null).form,
        createdAt: at,
      },
    ]);
    if (!row) throw new Error('an insert returned no row');
    await begin(tx, checkInLifecycle, { row, actor, as: 'patient', at });
    await takeAnswers(tx, deps, { journey, row }, given, { actor: scope.person, language });
    return (await readCheckIn(deps, tx, scope, { id: journeyId, checkInId: row.id }, language)).checkIn;
  });
}
