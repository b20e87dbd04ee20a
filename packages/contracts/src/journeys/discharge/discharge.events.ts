import { z } from 'zod';
import { defineEvent, Id, Instant } from '../../kit/index.ts';

const about = {
  journey_id: Id,
  provider_id: Id,
  pack_id: Id,
  /** 1, or 2 for the second trip of a treatment that needs two. */
  trip: z.int().min(1).max(2),
  at: Instant,
};
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;

export const journeyDischarged = defineEvent({
  name: 'journey.discharged.v1',
  description: 'A clinic delivered the discharge papers of a trip; aftercare begins.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const dischargeCorrected = defineEvent({
  name: 'discharge.corrected.v1',
  description: 'A clinic replaced discharge papers that it had delivered.',
  payload: z.object(about),
  aggregate: ofJourney,
});
