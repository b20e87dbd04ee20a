import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type JourneyRow, type JourneyScope, lockJourney } from '../../journeys/index.ts';
import type { IncidentRow } from './incident.lifecycle.ts';
import { findIncident, lockIncident } from './incidents.repo.ts';

/** An incident and its journey, locked until the transaction ends, the journey first. Throws `aftercare.incident_not_found`. */
export async function lockIncidentInScope(
  tx: Tx,
  scope: JourneyScope,
  id: string,
): Promise<{ journey: JourneyRow; row: IncidentRow }> {
  const found = await findIncident(tx, scope, id);
  const journey = found && (await lockJourney(tx, scope, found.journey.id));
  const row = journey && (await lockIncident(tx, journey, id));
  if (!journey || !row) throw new ProblemError('aftercare.incident_not_found');
  return { journey, row };
}
