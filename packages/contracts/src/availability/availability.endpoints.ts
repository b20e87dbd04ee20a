import { z } from 'zod';
import { DateOnly, defineEndpoint, Id, optionalParam } from '../kit/index.ts';
import { ProviderRef } from '../providers/index.ts';
import { MOST_SLOT_DAYS, PublicSlot, slotRange, VisitKind } from './availability.schema.ts';

export const getProviderAvailability = defineEndpoint({
  name: 'getProviderAvailability',
  method: 'GET',
  path: '/providers/:id/availability',
  access: 'public',
  tag: 'availability',
  cache: 'catalog',
  summary: 'List the free times of a provider',
  description: `Returns free times only, in order, for at most ${MOST_SLOT_DAYS} days. Empty if the provider has no calendar, is not verified or is suspended.`,
  params: z.object({ id: ProviderRef }),
  query: z.object({
    ...slotRange,
    clinician: optionalParam(Id).meta({ description: 'Only free times of this clinician.' }),
    kind: optionalParam(VisitKind).meta({ description: 'Only free times for this kind of visit.' }),
  }),
  response: z.object({
    data: z.array(PublicSlot).meta({ description: 'Free times, earliest first, each start once.' }),
    has_calendar: z.boolean().meta({
      description: 'Whether free times are known: false if no calendar is kept, so that nothing can be concluded.',
    }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    start_date: DateOnly.meta({ description: 'First date of the answer.' }),
    end_date: DateOnly.meta({ description: 'Last date of the answer.' }),
    next_free_on: DateOnly.nullable().meta({
      description: 'First day with a free time at all, also beyond the answer; null if none.',
    }),
  }),
  problems: ['providers.not_found', 'availability.range_too_long'],
});
