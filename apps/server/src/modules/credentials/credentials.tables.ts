import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { credentials } from '../providers/providers.tables.ts';

/** Expiration reminders sent to clinic owners: one per expiration date and number of days before it, 0 after it. */
export const credentialReminders = pgTable(
  'credential_reminders',
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
    check('credential_reminders_days', sql`${t.days} in (0, 7, 30, 60)`),
  ],
);
