import type { Incident, NewIncident } from '@travesia/contracts/aftercare';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockJourney, ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { mayCall } from '../../check-ins/check-ins.policy.ts';
import { openIncident } from '../open-incident.ts';
import { readIncident } from '../queries/read-incident.ts';
import { writeNote } from '../write-note.ts';

/** The patient calls the clinic for help. Throws `journeys.not_found` and `aftercare.not_possible`. */
export async function callForHelp(
  deps: AftercareDeps,
  journeyId: string,
  { urgent, text }: NewIncident,
  { actor, language }: RequestContext,
): Promise<Incident> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    if (!mayCall(scope, journey)) throw new ProblemError('aftercare.not_possible');
    const severity = urgent ? 'urgent' : 'attention';
    const row = await openIncident(tx, journey, {
      origin: 'patient',
      checkInId: null,
      severity,
      actor,
      as: 'patient',
      at,
    });
    await writeNote(tx, deps.seal, row, { text, shared: true, by: 'patient', person: scope.person, at });
    return readIncident(deps, tx, scope, row.id, language);
  });
}
