import { z } from 'zod';
import { defineEvent, Id } from '../../../kit/index.ts';

export const subscriptionEnding = defineEvent({
  name: 'provider.subscription_ending.v1',
  description: 'The subscription of a provider ends in 30 or 7 days or has ended; notify its owners once for each.',
  payload: z.object({
    provider_id: Id,
    package_type: z.string(),
    ends_on: z.string(),
    /** 30 or 7 days before the end, 0 once it has ended. */
    days: z.int(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
