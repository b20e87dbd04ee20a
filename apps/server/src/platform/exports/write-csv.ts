import { spreadsheetText } from '@travesia/contracts/kit/spreadsheet';
import { stringify } from 'csv-stringify/sync';

/** A cell of a table. */
export type Cell = string | number | boolean | null;

/**
 * A table as RFC 4180 has it, beginning with the mark by which spreadsheets know its encoding. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([headings, ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[;\r\n]/,
    cast: { string: spreadsheetText, boolean: String },
  });
