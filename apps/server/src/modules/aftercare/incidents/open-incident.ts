import { incidentMachine, incidentOpened } from '@travesia/contracts/aftercare';
import type { MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { newReference } from '../../../platform/reference.ts';
import { begin } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../../journeys/index.ts';
import { answerDueAt, incidentLifecycle, type IncidentRow } from './incident.lifecycle.ts';
import { insertIncident } from './incidents.repo.ts';

interface Opening {
  origin: IncidentRow['origin'];
  checkInId: string | null;
  severity: IncidentRow['severity'];
  actor: AuditEntry['actor'];
  as: MachineActor;
  at: Date;
}

/** Opens an incident of a locked journey, whose clock runs from now. */
export async function openIncident(
  tx: Tx,
  journey: JourneyRow,
  { origin, checkInId, severity, actor, as, at }: Opening,
): Promise<IncidentRow> {
  const row = await insertIncident(tx, {
    id: uuidv7(),
    reference: newReference(),
    journeyId: journey.id,
    patientId: journey.patientId,
    providerId: journey.providerId,
    checkInId,
    origin,
    severity,
    status: incidentMachine.initial,
    answerDueAt: answerDueAt(severity, at),
    ...demoFlagOf(journey),
    createdAt: at,
  });
  await begin(tx, incidentLifecycle, {
    row,
    actor,
    as,
    at,
    audit: {
      action: 'incidents.opened',
      target: { type: 'incident', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    },
  });
  await appendEvent(tx, incidentOpened, {
    incident_id: row.id,
    journey_id: journey.id,
    provider_id: journey.providerId,
    by: as,
  });
  return row;
}
