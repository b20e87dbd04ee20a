import type { ClinicPatients, PatientsQuery } from '@travesia/contracts/bookings';
import { pageFacts } from '@travesia/contracts/kit';
import type { BookingsDeps } from '../../bookings-deps.ts';
import type { BookingScope } from '../../bookings.policy.ts';
import { presentPatient } from '../patients.presenter.ts';
import { countPatients, listPatientRows } from '../patients.repo.ts';
import { readPaid } from '../read-paid.ts';

/** A page of the patients of the clinic of a scope, with counts by stage. */
export async function listPatientsQuery(
  { database: { db }, clock, money, journeys }: BookingsDeps,
  scope: BookingScope,
  { page, limit, ...filter }: PatientsQuery,
): Promise<ClinicPatients> {
  const now = clock.now();
  const [counts, rows] = await Promise.all([
    countPatients(db, scope, { q: filter.q, id: filter.id, now, journeys }),
    listPatientRows(db, scope, { ...filter, now, journeys }, { limit, offset: (page - 1) * limit }),
  ]);
  const ids = rows.map(({ user }) => user.id);
  const bookings = await readPaid(db, money, scope, ids);
  return {
    data: rows.map((row) => presentPatient(row, bookings.get(row.user.id) ?? [], now)),
    ...pageFacts(counts[filter.tab], page, limit),
    counts,
  };
}
