import { saveFile } from '../../device/save-file.ts';
import { writeCsv } from '../../files/write-csv.ts';
import type { BulkAct } from './bulk-act.ts';

interface ExportAct<Row> {
  /** “Save as a table”. */
  name: string;
  /** Name of the file, without day and ending. */
  file: string;
  rowKey: (row: Row) => string;
  /** Heads, each with its value. */
  columns: Readonly<Record<string, (row: Row) => string | number | null>>;
}

/** Saves the selected rows as CSV. */
export const exportAct = <Row>({ name, file, rowKey, columns }: ExportAct<Row>): BulkAct<Row> => ({
  key: 'export',
  name,
  icon: 'download',
  fits: () => true,
  run: async (rows) => {
    const values = Object.values(columns);
    const text = await writeCsv([Object.keys(columns), ...rows.map((row) => values.map((value) => value(row)))]);
    const day = new Date().toISOString().slice(0, 10);
    saveFile(new Blob([text], { type: 'text/csv' }), `travesia-${file}-${day}.csv`);
    return rows.map((row) => ({ id: rowKey(row), problem: null }));
  },
});
