/** How a formula begins, also in full width and small forms, which spreadsheets in East Asian languages accept. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B]';
/**
 * Where a spreadsheet may start a cell: at the start, after a line break or tab, and after `;`, the separator of
 * spreadsheets in Spanish and Portuguese, which split there despite quotes, and may then take a quote for the beginning of a cell.
 */
const START = '(^|[;\\t\\r\\n])([\\s"]*)';
const FORMULA = new RegExp(`${START}(?=${SIGN})`, 'g');
const DEFUSED = new RegExp(`${START}'(?=${SIGN})`, 'g');
const CONTROL = /^[\t\r]/;

/** A text for a spreadsheet cell, with an apostrophe before anything that would run as a formula. Numbers need none. */
export function spreadsheetText(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'");
  return CONTROL.test(safe) ? `'${safe}` : safe;
}

/**
 * The text of a cell from a spreadsheet: without the apostrophes that `spreadsheetText` or a person put before signs, and without the formula
 * `="0012"` that keeps zeros. Any other formula stays the text that it is.
 */
export const textOfCell = (cell: string): string => cell.replace(/^\s*="([^"]*)"\s*$/, '$1').replace(DEFUSED, '$1$2');
