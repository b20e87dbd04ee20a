import type { CheckIn, HelpNow } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import {
  findJourney,
  type JourneyRecord,
  type JourneyScope,
  listAttachedFiles,
  mayReadHealth,
} from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { findIncidentOfCheckIn } from '../../incidents/incidents.repo.ts';
import type { CheckInRow } from '../check-in.lifecycle.ts';
import { findCheckIn, findClinicPhones } from '../check-ins.repo.ts';
import { numbersFor, presentCheckIn } from '../check-ins.presenter.ts';
import { openAnswers } from '../sealed-answers.ts';

/** A check-in within a scope. Throws `journeys.not_found` and `aftercare.check_in_not_found`. */
export async function readCheckIn(
  deps: Pick<AftercareDeps, 'forms' | 'seal' | 'emergency'>,
  db: Db | Tx,
  scope: JourneyScope,
  { id, checkInId }: { id: string; checkInId: string },
  language: Locale,
): Promise<{ checkIn: CheckIn; row: CheckInRow; record: JourneyRecord }> {
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const row = await findCheckIn(db, record.row, checkInId);
  if (!row) throw new ProblemError('aftercare.check_in_not_found');
  const mayRead = mayReadHealth(scope, record.row);
  const files = mayRead ? ((await listAttachedFiles(db, [row.id])).get(row.id) ?? []) : [];
  const checkIn = presentCheckIn(scope, record.row, row, {
    forms: deps.forms,
    language,
    kept: mayRead ? openAnswers(deps.seal, row) : null,
    files,
    help: row.severity === 'urgent' ? await helpFor(deps, db, record, row) : null,
  });
  return { checkIn, row, record };
}

async function helpFor(
  { emergency }: Pick<AftercareDeps, 'emergency'>,
  db: Db | Tx,
  { provider, patient }: JourneyRecord,
  { id }: CheckInRow,
): Promise<HelpNow | null> {
  const incident = await findIncidentOfCheckIn(db, id);
  if (!incident) return null;
  return {
    incident_id: incident.id,
    reference: incident.reference,
    answer_due_at: incident.answerDueAt.toISOString(),
    numbers: numbersFor(emergency, [provider.country, patient.country]),
    clinic: { name: provider.name, phones: await findClinicPhones(db, provider.id) },
  };
}
