import { recordShareMachine, type RecordShareStatus } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { medicalRecords } from '../records.tables.ts';

const STATUSES = Object.keys(recordShareMachine.states) as RecordShareStatus[];

/** Which clinic may read which record, because of which journey. Kept after the record was erased: patients can ask for six years to whom it was given. */
export const recordShares = pgTable(
  'record_shares',
  {
    id: id(),
    /** Null once the record was erased. */
    recordId: uuid('record_id').references(() => medicalRecords.id, { onDelete: 'set null' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    status: text('status', { enum: STATUSES as [RecordShareStatus, ...RecordShareStatus[]] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Version of the text that the patient agreed to. */
    consentWording: text('consent_wording').notNull(),
    lastReadAt: instant('last_read_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('record_shares_active')
      .on(t.recordId, t.journeyId)
      .where(sql`${t.status} = 'active'`),
    index('record_shares_journey').on(t.journeyId),
    index('record_shares_patient').on(t.patientId),
    index('record_shares_provider').on(t.providerId),
    check('record_shares_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
  ],
);
