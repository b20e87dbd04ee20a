import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';
import { STEP_OWNERS } from '../stages.ts';

const about = { journey_id: Id, provider_id: Id, task_id: Id };
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;

export const taskReminded = defineEvent({
  name: 'journey_task.reminded.v1',
  description: 'The owner of a task must be told that it is due soon, or overdue.',
  payload: z.object({ ...about, owner: z.enum(STEP_OWNERS), kind: z.enum(['due_soon', 'overdue']) }),
  aggregate: ofJourney,
});

export const taskAdded = defineEvent({
  name: 'journey_task.added.v1',
  description: 'A task was added for somebody else.',
  payload: z.object({
    ...about,
    owner: z.enum(STEP_OWNERS),
    by: z.enum(['patient', 'provider', 'organization', 'admin']),
  }),
  aggregate: ofJourney,
});
