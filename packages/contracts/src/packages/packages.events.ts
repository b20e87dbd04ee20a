import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const packagePricesOld = defineEvent({
  name: 'packages.prices_old.v1',
  description:
    'A clinic has published prices that it did not confirm for long; the oldest are now hidden from patients.',
  payload: z.object({
    provider_id: Id,
    count: z.int().meta({ description: 'Prices to confirm that it was not reminded of before.' }),
    hidden: z.int().meta({ description: 'Packages hidden with this.' }),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
