import type { Incident } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { mayReadHealth, ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { readIncident } from '../queries/read-incident.ts';

/** An incident for whoever may read it; a read by the clinic's care staff is logged. Throws `aftercare.incident_not_found`. */
export async function showIncident(
  deps: AftercareDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<Incident> {
  const scope = await ofEverySide(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const incident = await readIncident(deps, tx, scope, id, language);
    const of = { patientId: incident.patient.id };
    if (mayReadHealth(scope, of) && roleOn(scope, of) !== 'patient')
      await appendAudit(tx, {
        action: 'incidents.read',
        actor,
        at: deps.clock.now(),
        target: { type: 'incident', id },
        subjectId: incident.patient.id,
        contextProviderId: incident.provider.id,
      });
    return incident;
  });
}
