import { RECORD_CATEGORIES, RECORD_KINDS } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Medical records of patients. Whatever says something about health is encrypted; contents are files in the vault. */
export const medicalRecords = pgTable(
  'medical_records',
  {
    id: id(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    category: text('category', { enum: RECORD_CATEGORIES }).notNull(),
    titleSealed: text('title_sealed').notNull(),
    noteSealed: text('note_sealed'),
    /** A year, a month or a day, as far as it is known. */
    documentDate: text('document_date'),
    /** What the content says of itself, as JSON. */
    factsSealed: text('facts_sealed').notNull(),
    /** Keyed hash of the study that its images belong to; null for other kinds. */
    studyKey: text('study_key'),
    /** The clinic that added it; null if its owner did. */
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    /** Whether all its files were checked for malware. */
    scanned: boolean('scanned').notNull(),
    files: integer('files').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('medical_records_study').on(t.patientId, t.studyKey),
    index('medical_records_patient').on(t.patientId, t.createdAt.desc().nullsFirst()),
    index('medical_records_provider').on(t.providerId),
    check('medical_records_kind', sql`${t.kind} in (${sql.raw(quoted(RECORD_KINDS))})`),
    check('medical_records_category', sql`${t.category} in (${sql.raw(quoted(RECORD_CATEGORIES))})`),
    check('medical_records_date', sql`${t.documentDate} ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'`),
    check('medical_records_size', sql`${t.files} >= 0 and ${t.bytes} >= 0`),
  ],
);
