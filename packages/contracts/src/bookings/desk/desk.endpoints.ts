import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { BookingHistory, ClinicBookingsQuery, DeskBookings, NetworkBookingsQuery } from './desk.schema.ts';

const list = { tag: 'bookings', method: 'GET', response: DeskBookings } as const;

export const listDeskBookings = defineEndpoint({
  ...list,
  access: { side: 'provider', may: 'bookings.read' },
  name: 'listDeskBookings',
  path: '/provider/bookings/desk',
  summary: 'List bookings to work on as a clinic',
  description: 'Returns the bookings of the clinic acted for, with counts by tab and what the user may do with each.',
  query: ClinicBookingsQuery,
});

export const listNetworkBookings = defineEndpoint({
  ...list,
  access: { side: 'organization', may: 'bookings.read' },
  name: 'listNetworkBookings',
  path: '/organizations/bookings',
  summary: 'List bookings of an organization’s clinics',
  description: 'Returns the bookings of all clinics that the organization manages, with counts by tab.',
  query: NetworkBookingsQuery,
});

export const listAdminBookings = defineEndpoint({
  ...list,
  access: ['admin'],
  name: 'listAdminBookings',
  path: '/admin/bookings',
  summary: 'List bookings of all clinics',
  description:
    'Returns the bookings of all clinics, with counts by tab; `stuck` finds those that nobody moves on. The demo admin sees only those of the demo.',
  query: NetworkBookingsQuery,
});

export const getBookingHistory = defineEndpoint({
  tag: 'bookings',
  access: 'session',
  method: 'GET',
  name: 'getBookingHistory',
  path: '/bookings/:id/history',
  summary: 'Get the history of a booking',
  description: 'Returns how a booking came into its status, to everyone who may read it.',
  params: z.object({ id: Id }),
  response: BookingHistory,
  problems: ['bookings.not_found'],
});
