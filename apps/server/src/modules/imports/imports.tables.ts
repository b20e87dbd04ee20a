import {
  type FindingKind,
  importMachine,
  type ImportOptions,
  type ImportReading,
  type ImportState,
} from '@travesia/contracts/imports';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { ImportCounts } from './import-report.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';

/** One row per completed import. Dry runs and failed runs leave none. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    source: text('source').notNull(),
    sourceName: text('source_name').notNull(),
    licence: text('licence'),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    importedOn: date('imported_on').notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('import_runs_source').on(t.source, t.finishedAt)],
);

/** Registry files uploaded by admins, and their progress. The file itself is deleted after a day. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    state: text('state').$type<ImportState>().notNull(),
    /** The file in storage. */
    // no foreign key: files are stored outside the database
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    reading: jsonb('reading').$type<ImportReading>(),
    unreadable: jsonb('unreadable').$type<{ code: string; message: string }>(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts & { possible: number }>(),
    failure: text('failure'),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** Uploaded in the demo. */
    demo: boolean('demo').notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    version: version(),
  },
  (t) => [
    check('imports_state', sql`${t.state} in (${sql.raw(quoted(Object.keys(importMachine.states)))})`),
    check('imports_checked', sql`${t.state} not in ('checked', 'committing', 'done') or ${t.counts} is not null`),
    // One run at a time, enforced by the database.
    uniqueIndex('imports_running')
      .on(sql`(true)`)
      .where(sql`${t.state} in ('checking', 'committing')`),
    index('imports_newest').on(t.createdAt.desc()),
  ],
);

/** Findings about the rows of a registry file, from its last run. */
export const importFindings = pgTable(
  'import_findings',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FindingKind>().notNull(),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    item: integer('item').notNull(),
    field: text('field'),
    code: text('code'),
    message: text('message').notNull(),
    name: text('name'),
    providerSlug: text('provider_slug'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.kind, t.position] }),
    check('import_findings_kind', sql`${t.kind} in ('refused', 'merged', 'possible', 'warning')`),
  ],
);

refusals({ imports_running: 'imports.busy' });
