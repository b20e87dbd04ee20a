/**
 * Where a spreadsheet may see the beginning of a cell: at the start, after a line break or tab, and after `;`, at which
 * spreadsheets in Spanish and Portuguese split whatever the quotes say.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const CONTROL = /^[\t\r]/;

/** A text for a cell of a table, with an apostrophe before whatever a spreadsheet would run as a formula. Numbers need none. */
export function spreadsheetText(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'");
  return CONTROL.test(safe) ? `'${safe}` : safe;
}
