import { spreadsheetText } from '@travesia/contracts/kit/spreadsheet';
import { type Options, stringify } from 'csv-stringify/sync';

/** A table cell. */
export type Cell = string | number | boolean | null;

const FORMAT = {
  record_delimiter: 'windows',
  quoted_match: /[;\r\n]/,
  cast: { string: spreadsheetText, boolean: String },
} as const satisfies Options;

/**
 * A table as RFC 4180 CSV, starting with a byte order mark so that spreadsheets detect the encoding. Text a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([headings, ...rows], { ...FORMAT, bom: true });

/** The same for a table that is too long to hold: one piece for its headings and each of its pages. */
export async function* streamCsv(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield writeCsv(headings, []);
  for await (const rows of pages) yield stringify([...rows], FORMAT);
}
