/**
 * Where a spreadsheet may start a cell: at the start, after a line break or tab, and after `;`, the separator of
 * spreadsheets in Spanish and Portuguese, which split there despite quotes.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const CONTROL = /^[\t\r]/;

/** A text for a spreadsheet cell, with an apostrophe before anything that would run as a formula. Numbers need none. */
export function spreadsheetText(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'");
  return CONTROL.test(safe) ? `'${safe}` : safe;
}
