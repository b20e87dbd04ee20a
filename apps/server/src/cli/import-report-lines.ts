import type { ImportReport } from '../modules/imports/index.ts';

/** Maximum rows printed per kind; the report file lists all. */
const SHOWN = 20;

/** The report as text for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const { counts, inspection } = report;
  const { mapping } = inspection;
  const how = mapping.preset ? `by the preset "${mapping.preset.id}"` : mapping.how;
  return [
    `${report.fileName}: ${inspection.rowCount} rows, read ${how} (confidence ${mapping.confidence}), country ${inspection.country.codes.join(', ')} (${inspection.country.by}).`,
    ...(mapping.confidence < 0.6
      ? ['The columns were guessed with little confidence: look at the listings, or give --mapping.']
      : []),
    `${report.dryRun ? 'Would add' : 'Added'} ${counts.added}, updated ${counts.updated}, unchanged ${counts.unchanged}, found to be existing listings ${counts.merged}, refused ${counts.refused}; ${counts.warned} rows kept with a warning.`,
    ...(report.runId ? [`To take it back: travesia import revert ${report.runId} --reason <text>`] : []),
    ...section('Refused', report.refused, (row) => `row ${row.item} (line ${row.line}), ${row.field}: ${row.message}`),
    ...section(
      'The same as an existing listing',
      report.merged,
      (row) => `row ${row.item}, ${row.name} is ${row.slug}: ${row.reason}`,
    ),
    ...section(
      'Added, but perhaps an existing listing',
      report.possible,
      (row) => `row ${row.item}, ${row.name} may be ${row.slug}: ${row.reason}`,
    ),
  ];
}

function section<T>(title: string, rows: readonly T[], line: (row: T) => string): string[] {
  if (!rows.length) return [];
  const more = rows.length > SHOWN ? [`  … and ${rows.length - SHOWN} more (--report <file> writes all)`] : [];
  return [`${title}: ${rows.length}`, ...rows.slice(0, SHOWN).map((row) => `  ${line(row)}`), ...more];
}
