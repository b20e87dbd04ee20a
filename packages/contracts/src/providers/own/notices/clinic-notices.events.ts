import { z } from 'zod';
import { defineEvent } from '../../../kit/index.ts';

export const clinicInboxNamed = defineEvent({
  name: 'clinic.inbox_named.v1',
  description: 'A clinic named the address of its inbox, or asked for another code; send one there.',
  payload: z.object({ provider_id: z.uuid() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
