import { ImportSourceError } from '../import-source-error.ts';
import { CsvRecordAssembler, type CsvRecord } from './csv-records.ts';
import type { TextLine } from './text-lines.ts';

/** Where the table starts. `headerLine` is 1-based; `dataFromLine` is the first line after the header. */
export type CsvLayout = { separator: string; headerLine: number; dataFromLine: number; columns: string[] };

/** Recognizes a column name by its words; provided by the mapping, which knows them. */
export type RecogniseHeader = (cell: string) => boolean;

const separators = [';', ',', '\t', '|'];
const HEADER_WITHIN = 60;
const ROWS_COMPARED = 60;

/**
 * Finds separator and header by trying each separator on each early record: the header is the record whose cells look like column
 * names and whose cell count the following records share. Junk before it scores low on both.
 */
export function findCsvLayout(lines: TextLine[], recognise: RecogniseHeader, fileName: string): CsvLayout {
  let best: { score: number; layout: CsvLayout } | null = null;
  for (const separator of separators) {
    const records = assemble(lines, separator);
    const candidates = Math.min(records.length, HEADER_WITHIN);
    for (let at = 0; at < candidates; at += 1) {
      const score = headerScore(records, at, recognise);
      if (score === null || (best && score <= best.score)) continue;
      const header = records[at] as CsvRecord;
      const columns = uniqueNames(header.cells);
      best = { score, layout: { separator, headerLine: header.line, dataFromLine: header.lastLine + 1, columns } };
    }
  }
  if (best) return best.layout;
  throw new ImportSourceError(
    'header_not_found',
    `No header line was found in the first ${HEADER_WITHIN} lines of ${fileName}: no line has column names separated by ` +
      'semicolon, comma, tab or |, followed by rows with as many cells. Only CSV and GeoJSON can be imported.',
  );
}

function assemble(lines: TextLine[], separator: string): CsvRecord[] {
  const assembler = new CsvRecordAssembler(separator, null);
  return [...lines.flatMap((line) => assembler.push(line)), ...assembler.end()];
}

function headerScore(records: CsvRecord[], at: number, recognise: RecogniseHeader): number | null {
  const cells = withoutEmptyEnd((records[at] as CsvRecord).cells);
  if (cells.length < 2) return null;
  const filled = cells.filter((cell) => cell !== '');
  const recognised = filled.filter(recognise).length;
  const numeric = filled.filter((cell) => /^[-+\d.,\s/:]+$/.test(cell)).length;
  const long = filled.filter((cell) => cell.length > 60).length;
  if (filled.length < cells.length * 0.6 || numeric + long > filled.length * 0.2) return null;
  const after = records.slice(at + 1, at + 1 + ROWS_COMPARED);
  const agreeing = after.filter(
    (record) => record.cells.length === cells.length || withoutEmptyEnd(record.cells).length === cells.length,
  );
  const agreement = after.length ? agreeing.length / after.length : recognised >= 2 ? 1 : 0;
  // A line full of known column names is the header even above mostly broken rows.
  const isPlainly = recognised >= 3 && recognised >= filled.length * 0.6;
  if (agreement < 0.4 && !isPlainly) return null;
  const distinct = new Set(filled).size / filled.length;
  // Recognized names decide; consistency and early position break ties between plain text tables.
  return (
    recognised * 3 +
    (recognised / filled.length) * 6 +
    agreement * 10 +
    distinct * 3 +
    Math.min(cells.length, 10) * 0.3 -
    at * 0.05
  );
}

function withoutEmptyEnd(cells: string[]): string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end -= 1;
  return cells.slice(0, end);
}

/** Makes column names unique: a second "Nombre" becomes "Nombre (2)", an empty one "column 5". */
export function uniqueNames(cells: string[]): string[] {
  const seen = new Map<string, number>();
  return withoutEmptyEnd(cells).map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
