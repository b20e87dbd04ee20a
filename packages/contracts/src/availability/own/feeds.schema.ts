import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';
import { Resource, ResourceRef } from './calendar.schema.ts';

export const MOST_FEEDS = 5;

/** Why an outside calendar could not be read; the screen says it in words. */
export const FEED_FAILURES = [
  'not_found',
  'forbidden',
  'refused_address',
  'unreachable',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'too_many_events',
  'server_error',
] as const;
export const FeedFailure = z.enum(FEED_FAILURES).meta({
  description:
    'not_found (404 or 410), forbidden (401 or 403), refused_address (leads to a private network), unreachable, too_slow (10 seconds), too_large (2 MB), not_a_calendar, too_many_events, server_error.',
});
export type FeedFailure = z.infer<typeof FeedFailure>;

export const CalendarFeed = z
  .object({
    id: Id,
    resource: Resource,
    name: z.string().meta({ description: 'Name the clinic gave it.' }),
    host: z.string().meta({ description: 'Host of its address. The rest of the address is secret and not returned.' }),
    status: z.enum(['waiting', 'ok', 'failing']).meta({ description: 'waiting until the first reading.' }),
    failure: FeedFailure.nullable(),
    busy_count: z.int().meta({ description: 'Taken times known from it, from the last good reading.' }),
    last_tried_at: Instant.nullable().meta({ description: 'Last attempt.' }),
    last_good_at: Instant.nullable().meta({ description: 'Last good reading; its times stay in force.' }),
    next_read_at: Instant.meta({ description: 'When it is read next.' }),
    created_at: Instant.meta({ description: 'When it was connected.' }),
  })
  .meta({ id: 'CalendarFeed', description: 'An outside calendar whose events take time from the hours.' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const PublishedFeed = z
  .object({
    id: Id,
    resource: Resource,
    created_at: Instant.meta({ description: 'When it was published.' }),
  })
  .meta({ id: 'PublishedFeed', description: 'A calendar that other programs can read: taken times only.' });
export type PublishedFeed = z.infer<typeof PublishedFeed>;

export const CalendarFeeds = z
  .object({
    data: z.array(CalendarFeed).meta({ description: 'Outside calendars that are read.' }),
    published: z.array(PublishedFeed).meta({ description: 'Addresses that other programs may read.' }),
    actions: z.array(z.enum(['change'])).meta({ description: 'What the user may do here.' }),
  })
  .meta({ id: 'CalendarFeeds', description: 'Calendars read and published.' });
export type CalendarFeeds = z.infer<typeof CalendarFeeds>;

export const NewCalendarFeed = z
  .strictObject({
    resource: ResourceRef,
    name: z.string().trim().min(1).max(80).meta({ description: 'A name, such as “Hospital rota”.' }),
    url: z.string().trim().min(10).max(1000).meta({
      description: 'Address of an iCal calendar: https, or webcal, which is read by https. Stored encrypted.',
      example: 'https://calendar.example.org/private-1a2b3c/basic.ics',
    }),
  })
  .meta({ id: 'NewCalendarFeed', description: 'An outside calendar to read.' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const NewPublishedFeed = z
  .strictObject({ resource: ResourceRef })
  .meta({ id: 'NewPublishedFeed', description: 'The calendar to publish.' });

export const PublishedAddress = PublishedFeed.extend({
  url: z.url().meta({ description: 'The address; shown only now.' }),
}).meta({ id: 'PublishedFeedAddress', description: 'A published calendar with its address.' });
export type PublishedAddress = z.infer<typeof PublishedAddress>;
