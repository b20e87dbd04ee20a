import type { Incident, NewIncidentNote } from '@travesia/contracts/aftercare';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { incidentActions } from '../incidents.policy.ts';
import { lockIncidentInScope } from '../lock-in-scope.ts';
import { readIncident } from '../queries/read-incident.ts';
import { writeTold } from '../write-note.ts';

/** Adds a note; what patients write is always shared. Throws `aftercare.incident_not_found` and `aftercare.not_possible`. */
export async function addNote(
  deps: AftercareDeps,
  id: string,
  { text, shared }: NewIncidentNote,
  { actor, language }: RequestContext,
): Promise<Incident> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { journey, row } = await lockIncidentInScope(tx, scope, id);
    if (!incidentActions(scope, journey, row).includes('note')) throw new ProblemError('aftercare.not_possible');
    const by = roleOn(scope, journey);
    await writeTold(tx, deps.seal, row, { text, shared: shared || by === 'patient', by, person: scope.person, at });
    return readIncident(deps, tx, scope, id, language);
  });
}
