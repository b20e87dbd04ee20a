import { z } from 'zod';
import { ViewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, listParam } from '../../kit/index.ts';
import { BOOKING_STATUSES, ClinicBookings, ClinicOverview, OnboardingStatus } from './clinic-desk.schema.ts';

const read = { tag: 'portals', method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;

export const getClinicOverview = defineEndpoint({
  ...read,
  name: 'getClinicOverview',
  path: '/providers/dashboard/overview',
  summary: 'See one’s clinic at a glance',
  description: 'Counts, credentials, requests and how whole the listing is, of the clinic that the call is made for.',
  query: ViewQuery,
  response: ClinicOverview,
});

export const getOnboardingStatus = defineEndpoint({
  ...read,
  name: 'getOnboardingStatus',
  path: '/provider/onboarding-status',
  summary: 'See what is left until patients can book',
  description: 'The steps of a new clinic, each as the data of this moment say.',
  response: OnboardingStatus,
});

export const listClinicBookings = defineEndpoint({
  ...read,
  name: 'listClinicBookings',
  path: '/provider/bookings',
  summary: 'List the bookings of one’s clinic',
  description: 'Bookings of the clinic that the call is made for, the next visit first.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10).meta({ description: 'Items, at most 100.' }),
    offset: z.coerce.number().int().min(0).max(100_000).default(0).meta({ description: 'Items to leave out.' }),
    status: listParam(z.enum(BOOKING_STATUSES))
      .default(['pending', 'confirmed'])
      .meta({ description: 'Where they stand; pending and confirmed when not given.' }),
  }),
  response: ClinicBookings,
});
