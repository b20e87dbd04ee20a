import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const about = { journey_id: Id, provider_id: Id };
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;

export const journeyAsked = defineEvent({
  name: 'journey.asked.v1',
  description: 'A patient asked a clinic about a treatment.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const journeyOfferedOn = defineEvent({
  name: 'journey.offered_on.v1',
  description: 'A clinic did not answer in time, so the next one was asked, as the patient had allowed.',
  payload: z.object({ ...about, late_journey_id: Id }),
  aggregate: ofJourney,
});

export const journeyOverdue = defineEvent({
  name: 'journey.overdue.v1',
  description: 'A clinic did not answer within its time.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const journeyReviewed = defineEvent({
  name: 'journey.reviewed.v1',
  description: 'A clinician signed a decision about the patient’s answers.',
  payload: z.object({ ...about, decision: z.enum(['fit', 'fit_if', 'unfit']) }),
  aggregate: ofJourney,
});

export const journeyDeclined = defineEvent({
  name: 'journey.declined.v1',
  description: 'The clinic does not treat the patient.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const journeyCancelled = defineEvent({
  name: 'journey.cancelled.v1',
  description: 'A journey was cancelled.',
  payload: z.object({ ...about, by: z.enum(['patient', 'provider', 'organization', 'admin', 'system']) }),
  aggregate: ofJourney,
});

export const journeyStayed = defineEvent({
  name: 'journey.stayed.v1',
  description: 'A second trip was called off; the journey is in aftercare again.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const journeyExpired = defineEvent({
  name: 'journey.expired.v1',
  description: 'A clinic never answered; its journey is over.',
  payload: z.object(about),
  aggregate: ofJourney,
});
