import type { Incident, IncidentSummary } from '@travesia/contracts/aftercare';
import { type Locale, MACHINE_ACTORS } from '@travesia/contracts/kit';
import type { AftercareForms } from '../../../../data/aftercare/read-aftercare.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { StateChange } from '../../../platform/transition/history.repo.ts';
import { type JourneyScope, mayReadHealth, roleOn } from '../../journeys/index.ts';
import { presentFindings } from '../check-ins/check-ins.presenter.ts';
import { openAnswers } from '../check-ins/sealed-answers.ts';
import { getsNote, incidentActions, readsNote } from './incidents.policy.ts';
import type { IncidentNoteRow, IncidentRecord } from './incidents.repo.ts';

/** An incident in a list. */
export function presentIncidentSummary(scope: JourneyScope, record: IncidentRecord): IncidentSummary {
  const { row, journey, provider, patient } = record;
  return {
    id: row.id,
    reference: row.reference,
    journey: { id: journey.id, reference: journey.reference },
    provider: { id: provider.id, name: provider.name, time_zone: provider.timeZone },
    patient: { id: row.patientId, name: `${patient.firstName} ${patient.lastName}`.trim() },
    origin: row.origin,
    severity: row.severity,
    status: row.status,
    answer_due_at: row.answerDueAt.toISOString(),
    acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    actions: incidentActions(scope, journey, row),
    version: row.version,
  };
}

interface Around {
  forms: AftercareForms;
  seal: Seal;
  language: Locale;
  notes: readonly IncidentNoteRow[];
  changes: readonly StateChange[];
}

/** An incident with what its reader may see of it. */
export function presentIncident(
  scope: JourneyScope,
  record: IncidentRecord,
  { forms, seal, language, notes, changes }: Around,
): Incident {
  const { journey, checkIn } = record;
  const treats = mayReadHealth(scope, journey) && roleOn(scope, journey) !== 'patient';
  const kept = treats && checkIn ? openAnswers(seal, checkIn) : null;
  return {
    ...presentIncidentSummary(scope, record),
    check_in_id: checkIn?.id ?? null,
    findings: kept && checkIn ? presentFindings(forms.setOf(checkIn.form), kept, language) : [],
    notes: notes
      .filter((note) => getsNote(scope, journey, note))
      .map((note) => ({
        id: note.id,
        by: note.by,
        shared: note.shared,
        text: readsNote(scope, journey, note) ? seal.open(note.textSealed, note.id) : null,
        written_at: note.writtenAt.toISOString(),
      })),
    events: changes.map(({ at, action, actedAs }) => ({
      at: at.toISOString(),
      action: (action ?? 'open') as Incident['events'][number]['action'],
      by: MACHINE_ACTORS.find((side) => side === actedAs) ?? 'system',
    })),
  };
}
