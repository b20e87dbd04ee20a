import { flyFrom, type SharedTrip } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listEntries } from '../itinerary/itinerary.repo.ts';
import { rulesOf } from '../itinerary/read-rules.ts';
import { openEntry } from '../itinerary/sealed-entry.ts';
import { isUntreated } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { currentBooking } from '../journey.lifecycle.ts';
import { findAnyJourney, findClinicPhone, type JourneyRecord } from '../journeys.repo.ts';
import { taskTitle } from '../tasks/tasks.presenter.ts';
import { listTasks } from '../tasks/tasks.repo.ts';
import type { CompanionRow } from './companion.lifecycle.ts';
import { stillReads } from './companions.policy.ts';

/** The journey of a companion who may still read it. Throws `journeys.trip_gone`. */
export async function requireSharedTrip(
  tx: Tx,
  row: Pick<CompanionRow, 'journeyId' | 'status' | 'expiresAt'>,
  now: Date,
): Promise<JourneyRecord> {
  const record = await findAnyJourney(tx, row.journeyId);
  if (!record || !stillReads(row, now) || isUntreated(record.row)) throw new ProblemError('journeys.trip_gone');
  return record;
}

/** What a companion may read of a trip, and nothing else of the journey. Throws `journeys.trip_gone`. */
export async function readTrip(
  deps: JourneysDeps,
  tx: Tx,
  row: CompanionRow,
  { language, userId }: { language: Locale; userId: string | null },
): Promise<SharedTrip> {
  const record = await requireSharedTrip(tx, row, deps.clock.now());
  const { treatments, countries } = await deps.reference();
  const { provider, patient, booking } = record;
  const country = countries.get(provider.country);
  const may = (right: CompanionRow['rights'][number]) => row.rights.includes(right);
  return {
    id: row.id,
    patient: patient.firstName,
    clinic: {
      name: provider.name,
      city: provider.city?.[language] ?? null,
      country: country?.name[language] ?? provider.country,
      country_code: provider.country,
      time_zone: provider.timeZone,
      phone: await findClinicPhone(tx, provider.id),
    },
    expires_at: row.expiresAt.toISOString(),
    stages: may('stages')
      ? {
          status: record.row.status,
          treatment: treatments.get(record.row.treatment)?.name[language] ?? record.row.treatment,
        }
      : null,
    itinerary: may('itinerary') ? await itineraryOf(deps, tx, record) : null,
    tasks: may('tasks') ? await tasksOf(deps, tx, record, language) : null,
    emergency: may('emergency')
      ? {
          number: country?.emergencyNumber ?? null,
          clinician: booking?.clinician ?? null,
          reference: record.row.reference,
        }
      : null,
    records: may('records'),
    joined: userId !== null && row.companionId === userId,
  };
}

async function itineraryOf(deps: JourneysDeps, tx: Tx, record: JourneyRecord): Promise<SharedTrip['itinerary']> {
  const [rules, rows] = await Promise.all([rulesOf(deps, record), listEntries(tx, record.row)]);
  const booking = currentBooking(record);
  return {
    entries: rows.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      trip: entry.trip,
      starts_at: entry.startsAt.toISOString(),
      starts_zone: entry.startsZone,
      ends_at: entry.endsAt?.toISOString() ?? null,
      ends_zone: entry.endsZone,
      ...openEntry(deps.seal, entry),
      by: entry.by,
    })),
    treatment_on: rules.treatmentOn,
    treatment_at: rules.treatmentOn !== null && booking ? new Date(booking.startsAt).toISOString() : null,
    fly_from: flyFrom(calendar, rules),
  };
}

async function tasksOf(
  { seal, clock }: JourneysDeps,
  tx: Tx,
  { row }: JourneyRecord,
  language: Locale,
): Promise<SharedTrip['tasks']> {
  const now = clock.now();
  const rows = await listTasks(tx, row);
  return rows
    .filter(({ owner, status }) => owner === 'patient' && status === 'open')
    .map((task) => ({
      id: task.id,
      title: taskTitle(task, language, seal),
      due_on: task.dueOn,
      overdue: task.dueOn < calendar.dateAt(now, task.timeZone),
      status: task.status,
    }));
}
