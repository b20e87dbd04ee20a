import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const payload = z.object({ journey_id: Id, provider_id: Id, check_in_id: Id });
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;

export const checkInDue = defineEvent({
  name: 'check_in.due.v1',
  description: 'A patient is asked how they do.',
  payload,
  aggregate: ofJourney,
});

export const checkInReminded = defineEvent({
  name: 'check_in.reminded.v1',
  description: 'A patient hasn’t answered a check-in for a day.',
  payload,
  aggregate: ofJourney,
});

export const checkInEnded = defineEvent({
  name: 'check_in.ended.v1',
  description: 'A check-in was answered, or missed. After the last one, aftercare is over.',
  payload,
  aggregate: ofJourney,
});
