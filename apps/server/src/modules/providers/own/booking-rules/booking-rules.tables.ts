import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from '../../../../platform/db/columns.ts';
import { providers } from '../../providers.tables.ts';

/** How a clinic prepares bookings; no row until it first changes the rules. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** What patients are asked for treatments without a form of the clinic's own. */
    intake: text('intake', { enum: ['full', 'core'] })
      .notNull()
      .default('full'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t) => [check('booking_rules_intake', sql`${t.intake} in ('full', 'core')`)],
);
