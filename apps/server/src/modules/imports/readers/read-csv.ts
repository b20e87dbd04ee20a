import type { CsvLayout } from './csv-layout.ts';
import { CsvRecordAssembler, type CsvRecord } from './csv-records.ts';
import type { ReaderRow, RowNote } from './raw-row.ts';
import type { TextLine } from './text-lines.ts';

/** The rows below the header, in order. Skips blank lines. */
export async function* readCsvRows(lines: AsyncIterable<TextLine>, layout: CsvLayout): AsyncIterable<ReaderRow> {
  const assembler = new CsvRecordAssembler(layout.separator, layout.columns.length);
  let item = 0;
  for await (const line of lines) {
    if (line.line < layout.dataFromLine) continue;
    for (const record of assembler.push(line)) {
      if (isEmpty(record)) continue;
      item += 1;
      yield toRow(record, layout, item);
    }
  }
  for (const record of assembler.end()) {
    if (isEmpty(record)) continue;
    item += 1;
    yield toRow(record, layout, item);
  }
}

function isEmpty(record: CsvRecord): boolean {
  return record.cells.every((cell) => cell === '');
}

function toRow(record: CsvRecord, layout: CsvLayout, item: number): ReaderRow {
  const { columns } = layout;
  const at = { line: record.line, item, bytesRead: record.bytesRead };
  const surplus = record.cells.slice(columns.length).filter((cell) => cell !== '');
  if (surplus.length > 0) {
    const message =
      `The row has ${record.cells.length} cells where the header has ${columns.length}: ` +
      'a separator inside a text probably lacks its quotes, so no cell after it can be trusted.';
    return { kind: 'broken', ...at, message };
  }
  const notes: RowNote[] = [];
  if (record.cells.length < columns.length) {
    const message = `The row has ${record.cells.length} cells where the header has ${columns.length}; the rest was taken as empty.`;
    notes.push({ code: 'cells_mismatch', message });
  }
  if (record.literalQuotes) {
    notes.push({
      code: 'text_repaired',
      message: 'A quotation mark that is never closed was read as an ordinary character.',
    });
  }
  // fromEntries creates own properties for any name, including "__proto__".
  const values = Object.fromEntries(columns.map((column, index) => [column, record.cells[index] ?? '']));
  return { kind: 'row', ...at, values, point: null, notes };
}
