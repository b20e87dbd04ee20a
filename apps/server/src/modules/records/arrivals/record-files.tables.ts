import { RECORD_REFUSALS, recordFileMachine, type RecordFileStatus } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted, version } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { medicalRecords } from '../records.tables.ts';

const STATUSES = Object.keys(recordFileMachine.states) as RecordFileStatus[];

/** Files of records. One that is being checked has no record yet, and nothing can read it. */
export const recordFiles = pgTable(
  'record_files',
  {
    /** That of the upload that brought it. */
    id: id(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    recordId: uuid('record_id').references(() => medicalRecords.id, { onDelete: 'cascade' }),
    status: text('status', { enum: STATUSES as [RecordFileStatus, ...RecordFileStatus[]] }).notNull(),
    nameSealed: text('name_sealed').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Stored files that hold what arrived, in order, until it was checked. */
    // no foreign key: stored files of parts are deleted by themselves
    partIds: uuid('part_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    /** The file in the vault, once it was checked. */
    fileId: uuid('file_id')
      .unique()
      .references(() => storedFiles.id, { onDelete: 'set null' }),
    mediaType: text('media_type'),
    refusal: text('refusal', { enum: RECORD_REFUSALS }),
    /** What an image of a study says of itself, as JSON. */
    factsSealed: text('facts_sealed'),
    /** Keyed hash of the series, and of the image itself: the same image is kept once. */
    seriesKey: text('series_key'),
    imageKey: text('image_key'),
    /** Order within its record. */
    seriesNumber: integer('series_number'),
    imageNumber: integer('image_number'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('record_files_image').on(t.recordId, t.imageKey),
    index('record_files_record').on(t.recordId),
    index('record_files_patient').on(t.patientId, t.status),
    check('record_files_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('record_files_refusal', sql`${t.refusal} in (${sql.raw(quoted(RECORD_REFUSALS))})`),
    check('record_files_ready', sql`${t.status} <> 'ready' or ${t.recordId} is not null`),
  ],
);
