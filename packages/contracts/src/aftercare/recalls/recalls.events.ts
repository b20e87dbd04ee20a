import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

export const recallApproved = defineEvent({
  name: 'recall.approved.v1',
  description: 'Two admins decided that everyone whom a recall concerns is told.',
  payload: z.object({ recall_id: Id }),
  aggregate: ({ recall_id: id }) => `recall/${id}`,
});

export const recallSent = defineEvent({
  name: 'recall.sent.v1',
  description: 'A recall is being told to one of the people whom it concerns.',
  payload: z.object({ recall_id: Id, recipient_id: Id, patient_id: Id }),
  aggregate: ({ recall_id: id }) => `recall/${id}`,
});
