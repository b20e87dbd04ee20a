import { STAGE_OF_JOURNEY } from '@travesia/contracts/bookings';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { PatientJourneys } from '../../bookings/index.ts';
import { journeys, OPEN } from '../journeys.tables.ts';

const byStatus = sql.join(
  Object.keys(STAGE_OF_JOURNEY).map((status, place) => sql`when ${status} then ${place}::int`),
  sql` `,
);

/** How far patients of a clinic are, for its list of patients. */
export const patientJourneys: PatientJourneys = {
  furthest: (
    sight,
    providerId,
    patientId,
  ) => sql`(select json_build_object('id', ${journeys.id}, 'status', ${journeys.status})
    from ${journeys}
    where ${and(inSight(sight, journeys.demo), eq(journeys.providerId, providerId), inArray(journeys.status, OPEN))}
      and ${journeys.patientId} = ${patientId}
    order by case ${journeys.status} ${byStatus} end, ${desc(journeys.updatedAt)}, ${desc(journeys.id)} limit 1)`,
};
