import { LOCALES } from '@travesia/contracts/kit';
import {
  RECORD_EXPORT_FAILURES,
  RECORD_EXPORT_KINDS,
  recordExportMachine,
  type RecordExportStatus,
} from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { sessions, users } from '../../accounts/accounts.tables.ts';

const STATUSES = Object.keys(recordExportMachine.states) as RecordExportStatus[];

/** Zips and PDFs that patients asked for. */
export const recordExports = pgTable(
  'record_exports',
  {
    id: id(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For a shared account: the session that requested it, the only one with access. */
    onlySession: uuid('only_session').references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: RECORD_EXPORT_KINDS }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** What the cover says it is for. */
    purposeSealed: text('purpose_sealed'),
    /** The records that were chosen; null for all. */
    // no foreign key: a record that was erased meanwhile is left out
    recordIds: uuid('record_ids').array(),
    status: text('status', { enum: STATUSES as [RecordExportStatus, ...RecordExportStatus[]] }).notNull(),
    /** Why it failed. */
    failure: text('failure', { enum: RECORD_EXPORT_FAILURES }),
    /** The file in the vault, once it is made. */
    fileId: uuid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    size: bigint('size', { mode: 'number' }),
    pages: integer('pages'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at'),
    version: version(),
  },
  (t) => [
    check('record_exports_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('record_exports_kind', sql`${t.kind} in (${sql.raw(quoted(RECORD_EXPORT_KINDS))})`),
    check('record_exports_failure', sql`${t.failure} in (${sql.raw(quoted(RECORD_EXPORT_FAILURES))})`),
    check('record_exports_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
    check('record_exports_ready', sql`${t.status} <> 'ready' or ${t.expiresAt} is not null`),
    index('record_exports_of_patient').on(t.patientId, t.requestedAt.desc().nullsFirst()),
    uniqueIndex('record_exports_running')
      .on(t.patientId, sql`coalesce(${t.onlySession}, ${t.patientId})`)
      .where(sql`${t.status} in ('queued', 'making')`),
  ],
);
