/** Begins a field that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One field by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe before it; numbers are ours and
 * stay numbers.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as a file; the mark in front tells spreadsheets that it is UTF-8. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`;
