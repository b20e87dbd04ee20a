import { changeRequestMachine, type ChangeRequestState } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { providers } from '../providers.tables.ts';

/** What clinics ask to change of the facts their license was checked for. Who asked and who decided is in the history. */
export const clinicChangeRequests = pgTable(
  'clinic_change_requests',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    state: text('state').$type<ChangeRequestState>().notNull(),
    /** The new values; null for what stays. */
    name: text('name'),
    type: text('type'),
    country: text('country'),
    requestedAt: instant('requested_at').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'clinic_change_requests_state',
      sql`${t.state} in (${sql.raw(quoted(Object.keys(changeRequestMachine.states)))})`,
    ),
    check('clinic_change_requests_wanted', sql`num_nonnulls(${t.name}, ${t.type}, ${t.country}) > 0`),
    check('clinic_change_requests_country', sql`${t.country} is null or ${t.country} ~ '^[A-Z]{2}$'`),
    // One at a time: another wish amends it.
    uniqueIndex('clinic_change_requests_waiting')
      .on(t.providerId)
      .where(sql`${t.state} = 'waiting'`),
    index('clinic_change_requests_provider').on(t.providerId),
  ],
);
