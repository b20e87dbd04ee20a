import { spreadsheetText } from '@travesia/contracts/kit/spreadsheet';

/**
 * A table as RFC 4180 CSV, starting with a byte order mark so that spreadsheets detect the encoding. Text a
 * spreadsheet would run as a formula gets an apostrophe in front. The library is loaded on demand.
 */
export async function writeCsv(rows: readonly (readonly (string | number | null)[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[;\r\n]/,
    cast: { string: spreadsheetText },
  });
}
