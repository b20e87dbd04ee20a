import type { Incident, IncidentStep } from '@travesia/contracts/aftercare';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { incidentLifecycle } from '../incident.lifecycle.ts';
import { incidentActions } from '../incidents.policy.ts';
import { lockIncidentInScope } from '../lock-in-scope.ts';
import { readIncident } from '../queries/read-incident.ts';
import { writeNote } from '../write-note.ts';

/**
 * Acknowledges, resolves or reopens an incident. Throws `aftercare.incident_not_found`, `aftercare.not_possible`, `request.stale_version`,
 * and `request.invalid` for resolving without a note.
 */
export async function moveIncident(
  deps: AftercareDeps,
  id: string,
  { version, action, note }: IncidentStep,
  { actor, language }: RequestContext,
): Promise<Incident> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { journey, row } = await lockIncidentInScope(tx, scope, id);
    if (!incidentActions(scope, journey, row).includes(action)) throw new ProblemError('aftercare.not_possible');
    if (action === 'resolve' && !note) throw noteMissing();
    const by = roleOn(scope, journey);
    await transition(tx, incidentLifecycle, { row, version, action, actor, as: by, at });
    if (action === 'resolve' && note)
      await writeNote(tx, deps.seal, row, { text: note, shared: true, by, person: scope.person, at });
    return readIncident(deps, tx, scope, id, language);
  });
}

const noteMissing = (): ProblemError =>
  new ProblemError('request.invalid', {
    detail: 'body.note: must be given',
    fields: [{ path: 'body.note', code: 'required', message: 'must be given' }],
  });
