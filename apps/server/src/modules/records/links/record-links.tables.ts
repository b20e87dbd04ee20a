import { recordLinkMachine, type RecordLinkStatus } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { medicalRecords } from '../records.tables.ts';

const STATUSES = Object.keys(recordLinkMachine.states) as RecordLinkStatus[];

/** Links with which people without an account read records. Kept after they ended: patients can ask for six years to whom records were given. */
export const recordLinks = pgTable(
  'record_links',
  {
    id: id(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: STATUSES as [RecordLinkStatus, ...RecordLinkStatus[]] }).notNull(),
    /** Whom it is for, as the patient calls them, encrypted; null once the patient deleted their account. */
    nameSealed: text('name_sealed'),
    /** SHA-256 of the secret in the link, which is shown once. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Version of the text that the patient agreed to. */
    consentWording: text('consent_wording').notNull(),
    views: integer('views').notNull().default(0),
    firstReadAt: instant('first_read_at'),
    lastReadAt: instant('last_read_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('record_links_token').on(t.tokenHash),
    index('record_links_patient').on(t.patientId, t.createdAt.desc().nullsFirst()),
    check('record_links_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('record_links_views', sql`${t.views} >= 0`),
  ],
);

/** The records that a link leads to. */
export const recordLinkRecords = pgTable(
  'record_link_records',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => recordLinks.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id')
      .notNull()
      .references(() => medicalRecords.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.recordId] }), index('record_link_records_record').on(t.recordId)],
);
