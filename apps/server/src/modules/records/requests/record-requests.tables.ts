import { RECORD_CATEGORIES, recordRequestMachine, type RecordRequestStatus } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const STATUSES = Object.keys(recordRequestMachine.states) as RecordRequestStatus[];

/** What clinics ask patients to share with a journey. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    wordsSealed: text('words_sealed').notNull(),
    category: text('category', { enum: RECORD_CATEGORIES }),
    dueOn: date('due_on', { mode: 'string' }),
    status: text('status', { enum: STATUSES as [RecordRequestStatus, ...RecordRequestStatus[]] }).notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('record_requests_journey').on(t.journeyId, t.createdAt.desc().nullsFirst()),
    index('record_requests_patient').on(t.patientId),
    index('record_requests_provider').on(t.providerId),
    index('record_requests_asked_by').on(t.askedBy),
    check('record_requests_category', sql`${t.category} in (${sql.raw(quoted(RECORD_CATEGORIES))})`),
    check('record_requests_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
  ],
);
