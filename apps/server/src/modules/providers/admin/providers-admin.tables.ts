import { PackageType } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted } from '../../../platform/db/columns.ts';
import { credentials, providers } from '../providers.tables.ts';

/** Subscriptions of clinics, in the parts in which they were given; they do not overlap. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    packageType: text('package_type').$type<PackageType>().notNull(),
    months: smallint('months').notNull(),
    startsOn: date('starts_on').notNull(),
    /** The day after the last. */
    endsOn: date('ends_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('provider_subscriptions_provider').on(t.providerId, t.endsOn.desc()),
    check('provider_subscriptions_type', sql`${t.packageType} in (${sql.raw(quoted(PackageType.options))})`),
    check('provider_subscriptions_months', sql`${t.months} between 1 and 36`),
    check('provider_subscriptions_days', sql`${t.endsOn} > ${t.startsOn}`),
  ],
);

/** What owners of clinics were told about papers that end: once for a last day and a number of days before it, 0 after it. */
export const paperReminders = pgTable(
  'paper_reminders',
  {
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    endsOn: date('ends_on').notNull(),
    days: smallint('days').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.credentialId, t.endsOn, t.days] }),
    check('paper_reminders_days', sql`${t.days} in (0, 7, 30, 60)`),
  ],
);
