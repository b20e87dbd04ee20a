import { spreadsheetText } from '@travesia/contracts/kit/spreadsheet';
import { stringify } from 'csv-stringify/sync';

/** A table cell. */
export type Cell = string | number | boolean | null;

/**
 * A table as RFC 4180 CSV, starting with a byte order mark so that spreadsheets detect the encoding. Text a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([headings, ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[;\r\n]/,
    cast: { string: spreadsheetText, boolean: String },
  });
