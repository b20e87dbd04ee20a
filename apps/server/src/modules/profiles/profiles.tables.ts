import {
  DIGEST_RHYTHMS,
  type NotificationKind,
  NOTIFICATION_KINDS,
  PROFILE_SECTIONS,
  type ProfileSection,
} from '@travesia/contracts/profiles';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull();

/** Profile data, one row per saved section; values are sealed JSON. */
export const profileSections = pgTable(
  'profile_sections',
  {
    userId: person(),
    section: text('section').$type<ProfileSection>().notNull(),
    version: integer('version').notNull(),
    valuesSealed: text('values_sealed').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.section] }),
    check('profile_sections_section', sql`${t.section} in (${sql.raw(quoted(Object.keys(PROFILE_SECTIONS)))})`),
    check('profile_sections_sealed', sql`${t.valuesSealed} like 'v1.%'`),
  ],
);

export const CHANNELS = ['app', 'mail', 'push'] as const;
/** A notification kind and channel, such as `news.mail`. */
export type ChannelOfKind = `${NotificationKind}.${(typeof CHANNELS)[number]}`;
const ALL_CHANNELS = NOTIFICATION_KINDS.flatMap((kind) =>
  CHANNELS.map((channel): ChannelOfKind => `${kind}.${channel}`),
);

/** Notifications a person turned off, and their quiet hours. Without a row, everything is on. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: person().primaryKey(),
    off: text('off').array().$type<ChannelOfKind[]>().notNull(),
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    timeZone: text('time_zone'),
    mailRhythm: text('mail_rhythm', { enum: DIGEST_RHYTHMS }).notNull().default('at_once'),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('notification_preferences_off', sql`${t.off} <@ array[${sql.raw(quoted(ALL_CHANNELS))}]`),
    check('notification_preferences_rhythm', sql`${t.mailRhythm} in (${sql.raw(quoted(DIGEST_RHYTHMS))})`),
    check(
      'notification_preferences_quiet',
      sql`num_nonnulls(${t.quietFrom}, ${t.quietTo}, ${t.timeZone}) in (0, 3) and ${t.quietFrom} <> ${t.quietTo}`,
    ),
    check(
      'notification_preferences_clock',
      sql`${t.quietFrom} ~ '^([01]\\d|2[0-3]):[0-5]\\d$' and ${t.quietTo} ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`,
    ),
  ],
);
