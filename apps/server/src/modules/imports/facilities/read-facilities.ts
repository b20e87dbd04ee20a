import type { ReadResult, RowProblem } from './facility.ts';
import { digestOf, SeenIds } from './facility-id.ts';
import { buildFacility } from '../fields/build-facility.ts';
import { pointOfValues } from '../fields/coordinates.ts';
import { countryOfPoint, forgetOutlines } from '../fields/country-of-point.ts';
import { readCountry } from '../fields/country-names.ts';
import { inspectSource, type Inspection, type ReadOptions } from '../inspect-source.ts';
import { fieldValues, type FieldValues } from '../mapping/row-values.ts';
import type { RawRow, ReaderRow } from '../readers/raw-row.ts';
import { digestOfSource, type FacilitySource } from '../readers/source.ts';

export type OpenedFacilities = {
  inspection: Inspection;
  /** Digest of the file: the same content under another name is the same registry. */
  content: string;
  results(): AsyncIterable<ReadResult>;
  /** The same rows, unprocessed. */
  rawRows(): AsyncIterable<ReaderRow>;
};

/**
 * Opens a registry file: detects encoding, table, mapping and country, then streams every row as accepted or rejected, in file
 * order. Each call of `results()` starts over.
 * @throws ImportSourceError when the file as a whole cannot be imported.
 */
export async function openFacilities(source: FacilitySource, options: ReadOptions = {}): Promise<OpenedFacilities> {
  const { inspection, opened } = await inspectSource(source, options);
  return {
    inspection,
    content: await digestOfSource(source),
    results: () => readResults(opened.rows(), inspection),
    rawRows: () => opened.rows(),
  };
}

async function* readResults(rows: AsyncIterable<ReaderRow>, inspection: Inspection): AsyncIterable<ReadResult> {
  const seen = new SeenIds();
  try {
    for await (const row of rows) yield readRow(row, inspection, seen);
  } finally {
    forgetOutlines();
  }
}

function readRow(row: ReaderRow, inspection: Inspection, seen: SeenIds): ReadResult {
  const { line, item, bytesRead } = row;
  const refused = (problem: RowProblem): ReadResult => ({
    kind: 'refused',
    line,
    item,
    bytesRead,
    problems: [problem],
  });
  if (row.kind === 'broken') return refused({ line, item, field: 'row', code: 'row_unreadable', message: row.message });
  const notARecord = whyNotARecord(row, inspection.columns);
  if (notARecord) return refused({ line, item, field: 'row', code: 'row_is_not_a_record', message: notARecord });

  const values = fieldValues(row.values, inspection.mapping.mapping);
  const countryCode = countryOfRow(values, row, inspection.country.codes);
  const built = buildFacility(values, { line, item, sourceKey: inspection.sourceKey, countryCode, point: row.point });
  if ('problem' in built) return refused(built.problem);
  const { facility } = built;
  const warnings = [
    ...row.notes.map(({ code, message }) => ({ line, item, field: 'row', code, message })),
    ...built.warnings,
  ];
  const verdict = seen.check(facility.externalId, digestOf(facility), line);
  if (verdict.verdict === 'repeated') {
    return refused({
      line,
      item,
      field: 'externalId',
      code: 'id_repeated',
      message: `The same facility was already read in line ${verdict.line}.`,
    });
  }
  if (verdict.verdict === 'new') return { kind: 'accepted', line, item, bytesRead, facility, values, warnings };
  const message = `The id ${facility.externalId} belongs to another facility in line ${verdict.line}; "${verdict.externalId}" is used instead.`;
  warnings.push({ line, item, field: 'externalId', code: 'id_reused', message });
  return {
    kind: 'accepted',
    line,
    item,
    bytesRead,
    facility: { ...facility, externalId: verdict.externalId },
    values,
    warnings,
  };
}

/** Detects footers ("Total: 2315", "Fuente: …") and headers repeated in the middle of concatenated files. */
function whyNotARecord(row: RawRow, columns: string[]): string | null {
  const filled = Object.entries(row.values).filter(([, value]) => value !== '');
  if (filled.length > 1 && filled.every(([column, value]) => column === value)) return 'The line repeats the header.';
  const isLoneCell = filled.length <= 1 && columns.length >= 4 && !row.point;
  return isLoneCell ? `The line holds a single cell ("${(filled[0]?.[1] ?? '').slice(0, 60)}"), not a record.` : null;
}

/** The row's own country, else the source's; if a source spans several, the one that contains the row's point. */
function countryOfRow(values: FieldValues, row: RawRow, codes: string[]): string | null {
  const own = values.country ? readCountry(values.country) : null;
  if (own) return own;
  const point = codes.length > 1 ? (row.point ?? pointOfValues(values)) : null;
  const code = point && countryOfPoint(point.lat, point.lon);
  if (code && codes.includes(code)) return code;
  return codes[0] ?? null;
}
