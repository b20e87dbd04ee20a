import { incidentNoted } from '@travesia/contracts/aftercare';
import type { MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { IncidentRow } from './incident.lifecycle.ts';
import { insertNote } from './incidents.repo.ts';

interface Note {
  text: string;
  shared: boolean;
  by: MachineActor;
  person: Person;
  at: Date;
}

/** Writes a note of a locked incident, encrypted with its own id. */
export async function writeNote(
  tx: Tx,
  seal: Seal,
  incident: Pick<IncidentRow, 'id'>,
  { text, shared, by, person, at }: Note,
): Promise<void> {
  const id = uuidv7();
  await insertNote(tx, {
    id,
    incidentId: incident.id,
    by,
    authorId: person.userId,
    shared,
    textSealed: seal.seal(text, id),
    writtenAt: at,
  });
}

/** The same, logged and told: for notes that are all that happened. */
export async function writeTold(tx: Tx, seal: Seal, incident: IncidentRow, note: Note): Promise<void> {
  await writeNote(tx, seal, incident, note);
  await appendAudit(tx, {
    action: 'incidents.noted',
    actor: note.person,
    at: note.at,
    target: { type: 'incident', id: incident.id },
    subjectId: incident.patientId,
    contextProviderId: incident.providerId,
  });
  await appendEvent(tx, incidentNoted, {
    incident_id: incident.id,
    journey_id: incident.journeyId,
    provider_id: incident.providerId,
    by: note.by,
    shared: note.shared,
  });
}
