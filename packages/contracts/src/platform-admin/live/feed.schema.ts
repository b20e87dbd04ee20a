import { z } from 'zod';
import { CountryCode, Id, Instant } from '../../kit/index.ts';

export const FEED_KINDS = [
  'sign_up',
  'application',
  'request',
  'booking',
  'payment',
  'journey',
  'message',
  'incident',
  'error',
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export const FEED_LEVELS = ['info', 'warning', 'error'] as const;
export type FeedLevel = (typeof FEED_LEVELS)[number];

/** What happened, by name; the web has a sentence for each. */
export const FEED_NAMES = [
  'account.registered',
  'application.submitted',
  'application.answered',
  'consultation_request.received',
  'contact_request.received',
  'directory_claim.submitted',
  'consultation_request.overdue',
  'booking.requested',
  'booking.accepted',
  'booking.paid',
  'booking.moved',
  'booking.cancelled',
  'booking.completed',
  'payment.succeeded',
  'payment.failed',
  'refund.paid',
  'dispute.opened',
  'dispute.decided',
  'payout.paid',
  'payout.returned',
  'journey.asked',
  'journey.overdue',
  'journey.declined',
  'journey.cancelled',
  'journey.expired',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'message.sent',
  'incident.opened',
  'incident.escalated',
  'incident.alarmed',
  'incident.acknowledged',
  'incident.resolved',
  'claim.opened',
  'claim.overdue',
  'recall.approved',
  'error.request',
  'error.job',
  'error.process',
] as const;
export type FeedName = (typeof FEED_NAMES)[number];

/** Entries that one answer has at most. */
export const MOST_FEED_ENTRIES = 500;
/** Minutes that the counts cover. */
export const FEED_MINUTES = 60;
/** Fewer users of a country than this are not counted exactly: they could be recognized. */
export const FEWEST_COUNTED = 3;
/** Who used their session within this many minutes is active: a session is renewed every 15 minutes while it is used. */
export const ACTIVE_MINUTES = 15;

export const FeedEntry = z
  .object({
    seq: z.int().min(1).meta({ description: 'Position in the feed.' }),
    id: Id,
    at: Instant.meta({ description: 'When it happened.' }),
    name: z.enum(FEED_NAMES).meta({ description: 'What happened.' }),
    kind: z.enum(FEED_KINDS).meta({ description: 'What it is about.' }),
    level: z.enum(FEED_LEVELS).meta({ description: 'How much it matters.' }),
    count: z
      .int()
      .min(1)
      .meta({ description: 'How many of the same it stands for: of messages and of storms, only the number is kept.' }),
    country: CountryCode.nullable().meta({
      description: 'Country of the clinic, or of the user; null if unknown.',
    }),
    reference: z
      .string()
      .nullable()
      .meta({ description: 'Reference of the record, or the request id of an error; null without one.' }),
    clinic: z.string().nullable().meta({ description: 'Name of the clinic; null without one.' }),
    detail: z
      .string()
      .nullable()
      .meta({ description: 'Type of an error, or the job that failed; null for everything else.' }),
    path: z.string().nullable().meta({ description: 'Path of the screen that shows the record; null without one.' }),
  })
  .meta({ id: 'FeedEntry', description: 'Something that happened. It names no people and says nothing about health.' });
export type FeedEntry = z.infer<typeof FeedEntry>;

const ActiveCountry = z.object({
  country: CountryCode.nullable().meta({ description: 'Country of the users; null if they have not given one.' }),
  users: z.int().min(FEWEST_COUNTED).nullable().meta({ description: 'Active users; null for one or two of them.' }),
});

const FeedMinute = z.object({
  at: Instant.meta({ description: 'Start of the minute.' }),
  kind: z.enum(FEED_KINDS).meta({ description: 'What was counted.' }),
  count: z.int().min(1).meta({ description: 'How many.' }),
});

export const Feed = z
  .object({
    entries: z
      .array(FeedEntry)
      .max(MOST_FEED_ENTRIES)
      .meta({ description: 'What happened in the last 24 hours, newest first; with `after`, what came after it.' }),
    last_seq: z
      .int()
      .min(0)
      .meta({ description: 'Position up to which this answer goes; the next one is asked for after it.' }),
    skipped: z
      .int()
      .min(0)
      .meta({ description: 'Older entries left out, because there are more than one answer has.' }),
    minutes: z
      .array(FeedMinute)
      .meta({ description: 'Counts by minute and kind of the last 60 minutes; minutes without any are left out.' }),
    active: z.array(ActiveCountry).meta({
      description:
        'Signed-in users who used Travesía in the last 15 minutes, by country. Visitors without an account are not counted.',
    }),
    connections: z.int().min(0).meta({ description: 'Open live connections of the server that answered.' }),
    as_of: Instant.meta({ description: 'When it was read.' }),
  })
  .meta({ id: 'Feed', description: 'What happens on the platform.' });
export type Feed = z.infer<typeof Feed>;
