import { z } from 'zod';
import { defineEvent, Id, Instant } from '../../kit/index.ts';

export const journeyDischarged = defineEvent({
  name: 'journey.discharged.v1',
  description: 'A clinic discharged a patient of one trip; aftercare begins.',
  payload: z.object({
    journey_id: Id,
    provider_id: Id,
    pack_id: Id,
    trip: z.int().min(1).max(2),
    at: Instant.meta({ description: 'When the patient was discharged.' }),
  }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});
