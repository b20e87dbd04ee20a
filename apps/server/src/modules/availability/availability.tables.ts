import { type FeedFailure, WINDOW_MODES } from '@travesia/contracts/availability';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';
import { rooms } from '../providers/rooms/rooms.tables.ts';

const START = "'^([01][0-9]|2[0-3]):[0-5][0-9]$'";
const END = "'^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'";
const modes = sql.raw(quoted(WINDOW_MODES));

/** Working hours of a clinician or a room: wall times in the clinic's zone. Free times are computed, never stored. */
export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    clinicianId: uuid('clinician_id').references(() => clinicians.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').references(() => rooms.id, { onDelete: 'cascade' }),
    /** What the in-person hours are for. */
    visits: text('visits', { enum: ['consultation', 'treatment'] })
      .array()
      .notNull(),
    slotMinutes: smallint('slot_minutes').notNull(),
    bufferBeforeMinutes: smallint('buffer_before_minutes').notNull().default(0),
    bufferAfterMinutes: smallint('buffer_after_minutes').notNull().default(0),
    noticeHours: smallint('notice_hours').notNull(),
    horizonDays: smallint('horizon_days').notNull(),
    maxPerDay: smallint('max_per_day'),
    observesHolidays: boolean('observes_holidays').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    uniqueIndex('calendars_clinician').on(t.clinicianId),
    uniqueIndex('calendars_room').on(t.roomId),
    index('calendars_provider').on(t.providerId),
    check('calendars_resource', sql`num_nonnulls(${t.clinicianId}, ${t.roomId}) = 1`),
    check('calendars_visits', sql`cardinality(${t.visits}) > 0 and ${t.visits} <@ array['consultation', 'treatment']`),
    check('calendars_slot', sql`${t.slotMinutes} between 5 and 720`),
    check(
      'calendars_buffers',
      sql`${t.bufferBeforeMinutes} between 0 and 240 and ${t.bufferAfterMinutes} between 0 and 240`,
    ),
    check('calendars_notice', sql`${t.noticeHours} between 0 and 720`),
    check('calendars_horizon', sql`${t.horizonDays} between 1 and 365`),
    check('calendars_max_per_day', sql`${t.maxPerDay} between 1 and 200`),
  ],
);

/** Weekly hours. Those of one calendar and weekday don't overlap; the rules check it. */
export const calendarWindows = pgTable(
  'calendar_windows',
  {
    id: id(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    /** 1 is Monday, 7 Sunday. */
    weekday: smallint('weekday').notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
    mode: text('mode', { enum: WINDOW_MODES }).notNull(),
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
  },
  (t) => [
    index('calendar_windows_calendar').on(t.calendarId, t.weekday),
    check('calendar_windows_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'calendar_windows_times',
      sql`${t.starts} ~ ${sql.raw(START)} and ${t.ends} ~ ${sql.raw(END)} and ${t.starts} collate "C" < ${t.ends} collate "C"`,
    ),
    check('calendar_windows_mode', sql`${t.mode} in (${modes})`),
    check('calendar_windows_valid', sql`${t.validFrom} <= ${t.validUntil}`),
  ],
);

/** Dates on which a calendar differs from its week: closed, or open in addition. */
export const calendarExceptions = pgTable(
  'calendar_exceptions',
  {
    id: id(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['closed', 'open'] }).notNull(),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    starts: text('starts'),
    ends: text('ends'),
    mode: text('mode', { enum: WINDOW_MODES }),
    label: text('label'),
    createdAt: createdAt(),
  },
  (t) => [
    index('calendar_exceptions_calendar').on(t.calendarId, t.toDate),
    check('calendar_exceptions_kind', sql`${t.kind} in ('closed', 'open')`),
    check('calendar_exceptions_dates', sql`${t.fromDate} <= ${t.toDate} and ${t.toDate} - ${t.fromDate} <= 366`),
    check(
      'calendar_exceptions_times',
      sql`(${t.starts} is null) = (${t.ends} is null) and ${t.starts} ~ ${sql.raw(START)} and ${t.ends} ~ ${sql.raw(END)} and ${t.starts} collate "C" < ${t.ends} collate "C"`,
    ),
    check(
      'calendar_exceptions_open',
      sql`case when ${t.kind} = 'open' then ${t.starts} is not null and ${t.mode} in (${modes}) else ${t.mode} is null end`,
    ),
    check('calendar_exceptions_label', sql`length(${t.label}) between 1 and 120`),
  ],
);

/** Public holidays on which a clinic works; on all others its calendars are closed unless they say otherwise. */
export const clinicHolidays = pgTable(
  'clinic_holidays',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.date] })],
);

/** Outside calendars in iCal format whose events take time from the hours. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The address, sealed: whoever has it can read the outside calendar. */
    url: text('url').notNull(),
    /** Keyed hash of the address, to recognize one that is connected already. */
    urlHash: text('url_hash').notNull(),
    host: text('host').notNull(),
    status: text('status', { enum: ['waiting', 'ok', 'failing'] })
      .notNull()
      .default('waiting'),
    failure: text('failure').$type<FeedFailure>(),
    /** Failures in a row; readings become rarer with them. */
    failures: smallint('failures').notNull().default(0),
    etag: text('etag'),
    lastModified: text('last_modified'),
    busyCount: integer('busy_count').notNull().default(0),
    lastTriedAt: instant('last_tried_at'),
    lastGoodAt: instant('last_good_at'),
    nextReadAt: timestamp('next_read_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('calendar_feeds_address').on(t.calendarId, t.urlHash),
    index('calendar_feeds_next_read').on(t.nextReadAt),
    check('calendar_feeds_name', sql`length(btrim(${t.name})) between 1 and 80`),
    check('calendar_feeds_status', sql`${t.status} in ('waiting', 'ok', 'failing')`),
    check('calendar_feeds_failure', sql`(${t.status} = 'failing') = (${t.failure} is not null)`),
  ],
);

/** Taken times of the last good reading of an outside calendar: times only, never titles. */
export const feedBusy = pgTable(
  'feed_busy',
  {
    feedId: uuid('feed_id')
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    /** The feed's calendar again, so that public reads need no feed. */
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.feedId, t.startsAt, t.endsAt] }),
    index('feed_busy_calendar').on(t.calendarId, t.endsAt),
    check('feed_busy_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** Addresses under which other programs may read a calendar; only a hash of the token is stored. */
export const publishedFeeds = pgTable(
  'published_feeds',
  {
    id: id(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('published_feeds_calendar').on(t.calendarId)],
);

refusals({ calendar_feeds_address: 'availability.feed_exists' });
