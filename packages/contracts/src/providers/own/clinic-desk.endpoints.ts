import { z } from 'zod';
import { ViewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, listParam } from '../../kit/index.ts';
import { BOOKING_STATUSES, ClinicBookings, ClinicOverview, OnboardingStatus } from './clinic-desk.schema.ts';

const read = { tag: 'portals', method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;

export const getClinicOverview = defineEndpoint({
  ...read,
  name: 'getClinicOverview',
  path: '/providers/dashboard/overview',
  summary: 'Get own clinic’s dashboard',
  description: 'Returns counts, credentials, requests and listing completeness of the clinic acted for.',
  query: ViewQuery,
  response: ClinicOverview,
});

export const getOnboardingStatus = defineEndpoint({
  ...read,
  name: 'getOnboardingStatus',
  path: '/provider/onboarding-status',
  summary: 'Get own clinic’s setup steps',
  description: 'Returns the steps of a new clinic until patients can book, computed from current data.',
  response: OnboardingStatus,
});

export const listClinicBookings = defineEndpoint({
  ...read,
  access: { side: 'provider', may: 'bookings.read' },
  name: 'listClinicBookings',
  path: '/provider/bookings',
  summary: 'List bookings of own clinic',
  description: 'Returns the bookings of the clinic acted for, next appointment first.',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(10)
      .meta({ description: 'Maximum number of items, up to 100.' }),
    offset: z.coerce.number().int().min(0).max(100_000).default(0).meta({ description: 'Number of items to skip.' }),
    status: listParam(z.enum(BOOKING_STATUSES))
      .default(['pending', 'confirmed'])
      .meta({ description: 'Statuses; defaults to pending and confirmed.' }),
  }),
  response: ClinicBookings,
});
