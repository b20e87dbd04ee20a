import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import type { ImportCounts } from './import-report.ts';

/** One row for each import that was carried out; a dry run and a run that broke leave none. */
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
