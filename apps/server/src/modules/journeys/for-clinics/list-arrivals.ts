import { ARRIVAL_DAYS, type Arrivals } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ofCalledClinic } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { listArriving } from './arrivals.repo.ts';

const DAY_MS = 24 * 3_600_000;

/** Patients who come to the clinic of a call within the next days, and those who landed yesterday. Throws `access.no_clinic`. */
export async function listArrivalsQuery(
  { database: { db }, clock, reference }: JourneysDeps,
  { actor, language }: RequestContext,
): Promise<Arrivals> {
  const scope = ofCalledClinic(actor);
  if (scope.others.kind !== 'clinic') throw new ProblemError('access.no_clinic');
  const { id: providerId } = scope.others;
  const now = clock.now();
  const [{ treatments }, rows] = await Promise.all([
    reference(),
    listArriving(db, scope, {
      providerId,
      now,
      from: new Date(now.getTime() - DAY_MS),
      to: new Date(now.getTime() + ARRIVAL_DAYS * DAY_MS),
    }),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      status: row.status,
      patient: { id: row.patientId, name: `${row.firstName} ${row.lastName}`.trim(), country: row.country },
      treatment: { slug: row.treatment, name: treatments.get(row.treatment)?.name[language] ?? row.treatment },
      arrives_at: row.landsAt?.toISOString() ?? null,
      treatment_at: row.startsAt.toISOString(),
      clinician: row.clinician === '' ? null : row.clinician,
      overdue_tasks: row.overdue,
    })),
  };
}
