import { journeyMachine, type JourneyStatus } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { clinicians } from '../../providers/providers.tables.ts';
import { itineraryEntries } from '../itinerary/itinerary.tables.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import { journeys } from '../journeys.tables.ts';
import { journeyTasks } from '../tasks/tasks.tables.ts';

/** Before the treatment begins: who is treated has arrived. */
const COMING = statesTagged(journeyMachine, 'coming');

export interface ArrivalRow {
  id: string;
  reference: string;
  status: JourneyStatus;
  treatment: string;
  patientId: string;
  firstName: string;
  lastName: string;
  country: string | null;
  landsAt: Date | null;
  startsAt: Date;
  clinician: string | null;
  overdue: number;
}

/** Booked patients of a clinic who land, or are treated, between two instants. */
export async function listArriving(
  db: Db,
  { sight }: JourneyScope,
  { providerId, now, from, to }: { providerId: string; now: Date; from: Date; to: Date },
): Promise<ArrivalRow[]> {
  const lands = sql<Date | null>`(select max(coalesce(e.ends_at, e.starts_at)) from ${itineraryEntries} e
    where e.journey_id = ${journeys.id} and e.kind = 'flight_out' and e.trip = ${bookings.trip})`.mapWith(
    itineraryEntries.startsAt,
  );
  const comes = sql`coalesce(${lands}, ${bookings.startsAt})`;
  return db
    .select({
      id: journeys.id,
      reference: journeys.reference,
      status: journeys.status,
      treatment: journeys.treatment,
      patientId: journeys.patientId,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
      landsAt: lands,
      startsAt: bookings.startsAt,
      clinician: sql<string | null>`btrim(concat_ws(' ', ${clinicians.title}, ${clinicians.name}))`,
      overdue: sql<number>`(select count(*)::int from ${journeyTasks} t
        where t.journey_id = ${journeys.id} and t.status = 'open' and t.due_on < (${now.toISOString()}::timestamptz at time zone t.time_zone)::date)`,
    })
    .from(journeys)
    .innerJoin(bookings, and(eq(bookings.journeyId, journeys.id), eq(bookings.status, 'confirmed')))
    .innerJoin(users, eq(users.id, journeys.patientId))
    .leftJoin(clinicians, eq(clinicians.id, bookings.clinicianId))
    .where(
      and(
        inSight(sight, journeys.demo),
        eq(journeys.providerId, providerId),
        inArray(journeys.status, COMING),
        sql`${comes} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(comes), asc(journeys.id))
    .limit(100);
}
