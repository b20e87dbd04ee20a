import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, endpointFacts, Id } from '../../kit/index.ts';
import { CalendarFeed, CalendarFeeds, NewCalendarFeed, NewPublishedFeed, PublishedAddress } from './feeds.schema.ts';

const tag = 'availability';
const change = endpointFacts({ tag, access: { side: 'provider', may: 'availability.change' } });
const InLanguage = z.object({ language: viewQuery.language });
const ById = z.object({ id: Id });

export const listCalendarFeeds = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'provider', may: 'clinic.read' },
  name: 'listCalendarFeeds',
  path: '/provider/calendar-feeds',
  summary: 'List calendars read and published',
  description: 'Returns the outside calendars that are read, with what went wrong, and the addresses published.',
  query: InLanguage,
  response: CalendarFeeds,
});

export const addCalendarFeed = defineEndpoint({
  ...change,
  name: 'addCalendarFeed',
  method: 'POST',
  path: '/provider/calendar-feeds',
  summary: 'Connect an outside calendar',
  description:
    'Reads the address at once, and again every 20 minutes. Its events take time from the hours; only their times are stored.',
  query: InLanguage,
  body: NewCalendarFeed,
  status: 201,
  response: CalendarFeed,
  // A stored request would contain the secret address.
  idempotency: 'none',
  problems: [
    'availability.resource_not_found',
    'availability.no_calendar',
    'availability.feed_address_refused',
    'availability.feed_exists',
    'availability.too_many_feeds',
  ],
  closedToDemo: 'access.closed_to_demo',
  ratePerMinute: 20,
});

export const readCalendarFeed = defineEndpoint({
  ...change,
  name: 'readCalendarFeed',
  method: 'POST',
  path: '/provider/calendar-feeds/:id/read',
  summary: 'Read an outside calendar now',
  description: 'Reads it now and returns how that went; a failure is in the answer.',
  params: ById,
  query: InLanguage,
  response: CalendarFeed,
  idempotency: 'none',
  problems: ['availability.feed_not_found'],
  closedToDemo: 'access.closed_to_demo',
  ratePerMinute: 20,
});

export const removeCalendarFeed = defineEndpoint({
  ...change,
  name: 'removeCalendarFeed',
  method: 'DELETE',
  path: '/provider/calendar-feeds/:id',
  summary: 'Disconnect an outside calendar',
  description: 'Its times no longer count, at once.',
  params: ById,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['availability.feed_not_found'],
});

export const publishCalendarFeed = defineEndpoint({
  ...change,
  name: 'publishCalendarFeed',
  method: 'POST',
  path: '/provider/published-calendars',
  summary: 'Publish a calendar for other programs',
  description:
    'Returns a secret address that calendar programs can subscribe to: taken times only, nothing about patients. It is shown only now.',
  query: InLanguage,
  body: NewPublishedFeed,
  status: 201,
  response: PublishedAddress,
  // A stored answer would contain the secret address.
  idempotency: 'none',
  problems: ['availability.resource_not_found', 'availability.no_calendar', 'availability.too_many_feeds'],
});

export const revokeCalendarFeed = defineEndpoint({
  ...change,
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/provider/published-calendars/:id',
  summary: 'Revoke a published calendar',
  description: 'The address stops working at once.',
  params: ById,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['availability.feed_not_found'],
});

export const getPublishedCalendar = defineEndpoint({
  tag,
  method: 'GET',
  access: 'public',
  name: 'getPublishedCalendar',
  path: '/calendars/:file',
  summary: 'Read a published calendar',
  description:
    'Returns taken times as iCal (text/calendar), without names, reasons or anything about patients. 410 once revoked.',
  params: z.object({
    file: z
      .string()
      .regex(/^[A-Za-z0-9_-]{20,80}\.ics$/)
      .meta({ description: 'Secret token, with `.ics`.' }),
  }),
  response: z.string().meta({ description: 'The calendar, by RFC 5545.' }),
  text: 'text/calendar',
  problems: ['request.not_found', 'availability.published_gone'],
  ratePerMinute: 60,
});
