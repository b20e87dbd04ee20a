import {
  facilityPairMachine,
  type FindingKind,
  type ImportReversal,
  importRunMachine,
  type ImportRunState,
  KEPT_REASONS,
  type KeptReason,
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
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { FacilityInput } from './facilities/facility.ts';
import type { ImportCounts } from './import-report.ts';
import type { FilledFields, TakenListing } from './pairs/taken-listing.ts';
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
    state: text('state').$type<ImportRunState>().notNull().default('applied'),
    /** When what it replaced is forgotten; null for runs of releases that did not record it. */
    revertibleUntil: instant('revertible_until'),
    revertedAt: instant('reverted_at'),
    revertReason: text('revert_reason'),
    /** Listings that went, got their former values or stayed. */
    reversal: jsonb('reversal').$type<Omit<ImportReversal, 'kept_by_reason'>>(),
    version: version(),
  },
  (t) => [
    check('import_runs_state', sql`${t.state} in (${sql.raw(quoted(Object.keys(importRunMachine.states)))})`),
    check(
      'import_runs_reverted',
      sql`(${t.state} = 'reverted') = (num_nulls(${t.revertedAt}, ${t.revertReason}, ${t.reversal}) = 0)`,
    ),
    index('import_runs_source').on(t.source, t.finishedAt),
  ],
);

/**
 * Rows that a run created or changed, so that it can be reverted: listings and the registry rows they come from. Kept for
 * REVERTIBLE_DAYS.
 */
export const importChanges = pgTable(
  'import_changes',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['listing', 'source'] }).notNull(),
    // no foreign key: reverting removes the row and keeps what happened to it
    rowId: uuid('row_id').notNull(),
    // no foreign key: same
    providerId: uuid('provider_id').notNull(),
    /** The columns an import writes, as they were; null if the run created the row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Digest of these columns after the run; another one now means that the row was changed since. */
    after: text('after').notNull(),
    /** Why the listing stayed when the run was reverted. */
    kept: text('kept').$type<KeptReason>(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.kind, t.rowId] }),
    check('import_changes_kind', sql`${t.kind} in ('listing', 'source')`),
    check('import_changes_kept', sql`${t.kept} in (${sql.raw(quoted(KEPT_REASONS))})`),
    index('import_changes_provider').on(t.providerId, t.runId),
  ],
);

/** Registry files uploaded by admins, and their progress. The file itself is deleted after a day. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    state: text('state').$type<ImportState>().notNull(),
    /** The file in storage; null if the command line imported it. */
    // no foreign key: files are stored outside the database
    fileId: uuid('file_id'),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    reading: jsonb('reading').$type<ImportReading>(),
    unreadable: jsonb('unreadable').$type<{ code: string; message: string }>(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts & { possible: number }>(),
    failure: text('failure'),
    /** The completed import. */
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
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
    uniqueIndex('imports_run').on(t.runId),
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

/**
 * Rows of registries and the listings they may be, or were merged with. Both are named by registry and code, not by row ids, so that
 * what a person decided holds for later imports.
 */
export const facilityPairs = pgTable(
  'facility_pairs',
  {
    id: id(),
    state: text('state')
      .$type<keyof (typeof facilityPairMachine)['states']>()
      .notNull()
      .default(facilityPairMachine.initial),
    /** An import merged the row into the listing, undecided. */
    merged: boolean('merged').notNull().default(false),
    source: text('source').notNull(),
    sourceName: text('source_name').notNull(),
    externalId: text('external_id').notNull(),
    /** The first registry row of the listing; without one, `:listing` and its id. */
    otherSource: text('other_source').notNull(),
    // no foreign key: a registry's code, which outlives the listing
    otherExternalId: text('other_external_id').notNull(),
    likeness: real('likeness').notNull(),
    reason: text('reason').notNull(),
    /** The row as it was read last: shown beside the listing, and what becomes a listing when an import's merge is undone. */
    facility: jsonb('facility').$type<FacilityInput>().notNull(),
    /** What the listing had before the row was merged into it. */
    before: jsonb('before').$type<FilledFields>(),
    /** The listing that was joined to the other, with what referred to it. */
    taken: jsonb('taken').$type<TakenListing>(),
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'set null' }),
    demo: boolean('demo').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check('facility_pairs_state', sql`${t.state} in (${sql.raw(quoted(Object.keys(facilityPairMachine.states)))})`),
    unique('facility_pairs_once').on(t.source, t.externalId, t.otherSource, t.otherExternalId),
    index('facility_pairs_other').on(t.otherSource, t.otherExternalId),
    index('facility_pairs_likeness').on(t.state, t.likeness.desc()),
    index('facility_pairs_import').on(t.importId),
  ],
);

refusals({ imports_running: 'imports.busy' });
