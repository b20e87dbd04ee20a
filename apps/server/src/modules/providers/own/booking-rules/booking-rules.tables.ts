import { ACCEPTING_ROLES } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, quoted, textList, version } from '../../../../platform/db/columns.ts';
import { providers } from '../../providers.tables.ts';

/** How a clinic takes bookings; no row until it first changes the rules. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** Staff roles that accept requests. */
    acceptedBy: textList('accepted_by'),
    /** Hours within which requests are answered. */
    answerHours: smallint('answer_hours').notNull().default(48),
    /** What patients are asked for treatments without a form of the clinic's own. */
    intake: text('intake', { enum: ['full', 'core'] })
      .notNull()
      .default('full'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    check(
      'booking_rules_accepted_by',
      sql`cardinality(${t.acceptedBy}) > 0 and ${t.acceptedBy} <@ array[${sql.raw(quoted(ACCEPTING_ROLES))}]`,
    ),
    check('booking_rules_answer_hours', sql`${t.answerHours} between 1 and 336`),
    check('booking_rules_intake', sql`${t.intake} in ('full', 'core')`),
  ],
);
