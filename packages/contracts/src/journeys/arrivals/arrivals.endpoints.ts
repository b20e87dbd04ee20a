import { z } from 'zod';
import { CountryCode, defineEndpoint, Id, Instant, Name, Slug } from '../../kit/index.ts';
import { JourneyStatusName } from '../journey.schema.ts';

/** For how many days ahead arrivals are listed. */
export const ARRIVAL_DAYS = 14;

export const Arrival = z
  .object({
    id: Id.meta({ description: 'The journey.' }),
    reference: z.string().meta({ description: 'Reference to name to people.' }),
    status: JourneyStatusName,
    patient: z
      .object({ id: Id, name: Name, country: CountryCode.nullable().meta({ description: 'Country of residence.' }) })
      .meta({ description: 'The patient.' }),
    treatment: z.object({ slug: Slug, name: Name }).meta({ description: 'The treatment.' }),
    arrives_at: Instant.nullable().meta({ description: 'When their flight lands; null while they named none.' }),
    treatment_at: Instant.meta({ description: 'When the treatment starts.' }),
    clinician: Name.nullable().meta({ description: 'Who treats; null if none is named.' }),
    overdue_tasks: z.int().min(0).meta({ description: 'Tasks that should be done by now.' }),
  })
  .meta({ id: 'Arrival', description: 'A patient who is about to come.' });
export type Arrival = z.infer<typeof Arrival>;

export const Arrivals = z
  .object({
    data: z
      .array(Arrival)
      .max(100)
      .meta({ description: 'Who comes first is first: by landing, or by treatment if no flight is known.' }),
  })
  .meta({ id: 'Arrivals', description: 'Patients who are about to come.' });
export type Arrivals = z.infer<typeof Arrivals>;

export const listArrivals = defineEndpoint({
  tag: 'journeys',
  access: { side: 'provider', may: 'journeys.read' },
  name: 'listArrivals',
  method: 'GET',
  path: '/provider/journeys/arrivals',
  summary: 'List patients who are about to come',
  description: `Returns the patients of the clinic acted for who are booked and land, or are treated, within the next ${ARRIVAL_DAYS} days.`,
  response: Arrivals,
});
