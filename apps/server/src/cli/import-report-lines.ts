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
    ...understood(report),
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

/** Which column became which field, what was left out, and what was warned about. */
function understood({ counts: { report, ...counts }, inspection }: ImportReport): string[] {
  if (!report) return [];
  const fields = Object.entries(report.columns).map(
    ([field, columns]) =>
      `  ${field} ← ${columns.join(' + ')} (${report.filled[field as keyof typeof report.filled] ?? 0} rows)`,
  );
  const leftOut = report.left_out.map(
    ({ column, examples }) => `  ${column}${examples.length ? `: ${examples.join(' | ')}` : ' (empty)'}`,
  );
  const warnings = Object.entries(report.warnings)
    .sort(([, a], [, b]) => b - a)
    .map(([code, rows]) => `  ${code}: ${rows}`);
  const kinds = report.unknown_kinds.map(({ value, rows }) => `  ${value} (${rows} rows)`);
  const [value = 'CS'] = report.unknown_kinds.map((kind) => kind.value);
  const example = JSON.stringify({
    type: { columns: report.columns.type ?? [], values: { [value]: 'centro de salud' } },
  });
  const speed = report.seconds > 0 ? `, ${Math.round(inspection.rowCount / report.seconds)} rows a second` : '';
  return [
    `It took ${report.seconds} s${speed}.`,
    'Columns:',
    ...fields,
    ...(leftOut.length ? ['Left out:', ...leftOut] : []),
    ...(kinds.length
      ? [`Kinds that look like abbreviations; say what they mean with --mapping, such as ${example}:`, ...kinds]
      : []),
    ...(counts.warned ? ['Warnings:', ...warnings] : []),
  ];
}
