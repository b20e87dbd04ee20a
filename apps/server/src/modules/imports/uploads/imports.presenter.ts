import {
  FACILITY_FIELDS,
  type Import,
  type ImportFinding,
  importMachine,
  type ImportReading,
  type ImportRun,
  importRunMachine,
  KEPT_HOURS,
} from '@travesia/contracts/imports';
import { actionsFor } from '@travesia/contracts/kit';
import type { ImportReport } from '../import-report.ts';
import type { ImportSourceError } from '../import-source-error.ts';
import type { Inspection } from '../inspect-source.ts';
import type { importFindings, importRuns } from '../imports.tables.ts';
import { isRevertible } from '../reverting/is-revertible.ts';
import type { FindingRow, NamedImport } from './uploads.repo.ts';

const HOUR_MS = 3_600_000;
/** Maximum rows kept per finding type. */
const MOST_FINDINGS = 20_000;

export function presentImport({ row, by, run }: NamedImport, now: Date): Import {
  const expiresAt = new Date(row.createdAt.getTime() + KEPT_HOURS * HOUR_MS);
  const isRunning = row.state === 'checking' || row.state === 'committing';
  const isThere = expiresAt > now;
  return {
    id: row.id,
    state: row.state,
    file_name: row.fileName,
    size: row.size,
    options: row.options,
    reading: row.reading,
    unreadable: row.unreadable,
    // A run reads the file once more after the inspection.
    progress: isRunning ? Math.min(1, row.bytesRead / Math.max(1, row.size)) : null,
    counts: row.counts,
    failure: row.failure,
    from: row.fileId === null ? 'command_line' : 'upload',
    started_by: by ? `${by.firstName} ${by.lastName}` : null,
    created_at: row.createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    version: row.version,
    actions: actionsFor(importMachine, row.state, 'admin').filter((action): action is Import['actions'][number] => {
      if (action === 'withdraw') return true;
      return isThere && (action === 'describe' || row.unreadable === null);
    }),
    run: run && presentRun(run, row.id, now),
  };
}

/** Presents an inspection in API terms. */
export function toReading({
  format,
  columns,
  rowCount,
  mapping,
  sourceKey,
  country,
  kinds,
}: Inspection): ImportReading {
  const fields = Object.entries(mapping.mapping.fields).map(([field, source]) => [
    field,
    'columns' in source ? source.columns : source,
  ]);
  return {
    format: format.format,
    encoding: format.encoding,
    columns,
    rows: rowCount,
    how: mapping.how,
    preset: mapping.preset?.id ?? null,
    confidence: mapping.confidence,
    mapping: Object.fromEntries(
      fields.filter(([field]) => (FACILITY_FIELDS as readonly unknown[]).includes(field)),
    ) as ImportReading['mapping'],
    unused_columns: mapping.unusedColumns,
    source_key: sourceKey,
    countries: country.codes,
    kinds,
  };
}

export const toUnreadable = ({ code, message }: ImportSourceError) => ({ code, message });

/** The counts of a report, including rows that need manual review. */
export const toCounts = ({ counts, possible }: ImportReport) => ({ ...counts, possible: possible.length });

/** A report's findings about rows, for storage. */
export function toFindings(importId: string, report: ImportReport): FindingRow[] {
  const problems = (kind: 'refused' | 'warning', rows: ImportReport['refused']) =>
    rows.slice(0, MOST_FINDINGS).map((row, position) => ({ importId, kind, position, ...row }));
  const merges = (kind: 'merged' | 'possible', rows: ImportReport['merged']) =>
    rows.slice(0, MOST_FINDINGS).map(({ slug, reason, ...row }, position) => ({
      importId,
      kind,
      position,
      ...row,
      message: reason,
      providerSlug: slug,
    }));
  return [
    ...problems('refused', report.refused),
    ...problems('warning', report.warnings),
    ...merges('merged', report.merged),
    ...merges('possible', report.possible),
  ];
}

export const presentFinding = (row: typeof importFindings.$inferSelect): ImportFinding => ({
  line: row.line,
  item: row.item,
  field: row.field,
  code: row.code,
  message: row.message,
  name: row.name,
  provider_slug: row.providerSlug,
});

export const presentRun = (row: typeof importRuns.$inferSelect, importId: string | null, now: Date): ImportRun => ({
  id: row.id,
  import_id: importId,
  source: row.source,
  source_name: row.sourceName,
  licence: row.licence,
  file_name: row.fileName,
  rows: row.rows,
  counts: row.counts,
  imported_on: row.importedOn,
  finished_at: row.finishedAt.toISOString(),
  state: row.state,
  reversal:
    row.reversal && row.revertedAt
      ? { ...row.reversal, reason: row.revertReason ?? '', at: row.revertedAt.toISOString() }
      : null,
  revertible_until: row.revertibleUntil?.toISOString() ?? null,
  version: row.version,
  actions: isRevertible(row, now) ? actionsFor(importRunMachine, row.state, 'admin') : [],
});
