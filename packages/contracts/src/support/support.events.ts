import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const ticketAnswered = defineEvent({
  name: 'support.ticket_answered.v1',
  description: 'The team replied to a ticket; notify its owner.',
  payload: z.object({ ticket_id: Id, user_id: Id }),
  aggregate: ({ ticket_id: id }) => `ticket/${id}`,
});
