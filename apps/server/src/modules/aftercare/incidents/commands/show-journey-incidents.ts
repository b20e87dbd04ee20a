import type { Incidents } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findJourney, mayReadHealth, ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { listIncidentsOf } from '../incidents.repo.ts';
import { withNotes } from '../queries/read-incident.ts';

/** Incidents of a journey for whoever may read it; a read by the clinic's care staff is logged. Throws `journeys.not_found`. */
export async function showJourneyIncidents(
  deps: AftercareDeps,
  journeyId: string,
  { actor, language }: RequestContext,
): Promise<Incidents> {
  const scope = await ofEverySide(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const found = await findJourney(tx, scope, journeyId);
    if (!found) throw new ProblemError('journeys.not_found');
    const records = await listIncidentsOf(tx, scope, journeyId);
    const { row } = found;
    if (records.length && mayReadHealth(scope, row) && roleOn(scope, row) !== 'patient')
      await appendAudit(tx, {
        action: 'incidents.read',
        actor,
        at: deps.clock.now(),
        target: { type: 'journey', id: row.id },
        subjectId: row.patientId,
        contextProviderId: row.providerId,
      });
    const data = [];
    for (const record of records) data.push(await withNotes(deps, tx, scope, { record, language }));
    return { data };
  });
}
