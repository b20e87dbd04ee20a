import type { Incident } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listChanges } from '../../../../platform/transition/history.repo.ts';
import type { JourneyScope } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { incidentLifecycle } from '../incident.lifecycle.ts';
import { presentIncident } from '../incidents.presenter.ts';
import { findIncident, type IncidentRecord, listNotes } from '../incidents.repo.ts';

type Reading = Pick<AftercareDeps, 'forms' | 'seal'>;

/** An incident within a scope. Throws `aftercare.incident_not_found`. */
export async function readIncident(
  deps: Reading,
  db: Db | Tx,
  scope: JourneyScope,
  id: string,
  language: Locale,
): Promise<Incident> {
  const record = await findIncident(db, scope, id);
  if (!record) throw new ProblemError('aftercare.incident_not_found');
  return withNotes(deps, db, scope, { record, language });
}

/** An incident that was found in scope, with its notes and history. */
export async function withNotes(
  { forms, seal }: Reading,
  db: Db | Tx,
  scope: JourneyScope,
  { record, language }: { record: IncidentRecord; language: Locale },
): Promise<Incident> {
  const { id } = record.row;
  const notes = (await listNotes(db, [id])).get(id) ?? [];
  const changes = await listChanges(db, incidentLifecycle, id);
  return presentIncident(scope, record, { forms, seal, language, notes, changes });
}
