import { CsvError, parse } from 'csv-parse/sync';
import type { TextLine } from './text-lines.ts';

/** A logical record: one physical line, or several when a quoted cell contains line breaks. */
export type CsvRecord = { line: number; lastLine: number; bytesRead: number; cells: string[]; literalQuotes: boolean };

const MAX_LINES = 40;
const MAX_CHARACTERS = 32_000;

/**
 * Joins lines while a quote is open. A stray quote must not swallow the rest of the file: if the joined text doesn't end soon, or
 * doesn't have `columns` cells while its first line alone does, the first line is taken literally and the others are reparsed.
 */
export class CsvRecordAssembler {
  readonly #separator: string;
  readonly #columns: number | null;
  #held: TextLine[] = [];

  constructor(separator: string, columns: number | null) {
    this.#separator = separator;
    this.#columns = columns;
  }

  push(line: TextLine): CsvRecord[] {
    if (this.#held.length === 0 && line.text.trim() === '') return [];
    this.#held.push(line);
    return this.#settle(false);
  }

  /** Call once after the last line. */
  end(): CsvRecord[] {
    return this.#settle(true);
  }

  #settle(atEnd: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.#held.length > 0) {
      const text = this.#held.map((line) => line.text).join('\n');
      const openCell = openQuotedCell(text, this.#separator);
      const isStray = openCell !== null && (atEnd || this.#isStray(text, openCell));
      if (openCell !== null && !isStray) break;
      const joined = isStray ? null : this.#record(text, this.#held, false);
      if (joined && (this.#held.length === 1 || this.#fits(joined) || !this.#fits(this.#firstLine()))) {
        records.push(joined);
        this.#held = [];
        break;
      }
      records.push(this.#firstLine());
      const again = this.#held.slice(1);
      this.#held = [];
      for (const line of again) records.push(...this.push(line));
      if (!atEnd) break;
    }
    return records;
  }

  /**
   * Too much text for one cell, or a line that is complete without the quote: opened before its last cell, yet no cell is
   * missing.
   */
  #isStray(text: string, openCell: number): boolean {
    if (this.#held.length > MAX_LINES || text.length > MAX_CHARACTERS) return true;
    const isWhole = this.#columns !== null && this.#fits(this.#firstLine());
    return this.#held.length === 1 && isWhole && openCell < (this.#columns ?? 0) - 1;
  }

  #firstLine(): CsvRecord {
    const first = this.#held[0] as TextLine;
    return this.#record(first.text, [first], true);
  }

  #fits(record: CsvRecord): boolean {
    return this.#columns === null || record.cells.length === this.#columns;
  }

  #record(text: string, lines: TextLine[], literalQuotes: boolean): CsvRecord {
    const first = lines[0] as TextLine;
    const last = lines.at(-1) as TextLine;
    return {
      line: first.line,
      lastLine: last.line,
      bytesRead: last.bytesRead,
      cells: splitCells(text, this.#separator, literalQuotes),
      literalQuotes,
    };
  }
}

/** The trimmed cells of one record. With `literalQuotes` a quote is an ordinary character. */
export function splitCells(text: string, separator: string, literalQuotes = false): string[] {
  if (literalQuotes || !text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  try {
    // A record delimiter that can't occur keeps line breaks inside the record.
    const options = {
      delimiter: separator,
      record_delimiter: '\u0000',
      relax_quotes: true,
      relax_column_count: true,
      ltrim: true,
    };
    return (parse(text.replaceAll('\u0000', ' '), options)[0] ?? []).map(withoutOuterQuotes);
  } catch (error) {
    // Malformed quotes: split at the separator only.
    if (error instanceof CsvError) return splitCells(text, separator, true);
    throw error;
  }
}

/** A closing quote followed by a space is parsed as text, which leaves both quotes in the cell. */
function withoutOuterQuotes(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"\s+$/s.test(cell) ? trimmed.slice(1, -1).trim() : trimmed;
}

/**
 * The index (0-based) of the cell inside whose quotes the text ends; null if no quote is open. A quote opens a cell only at its
 * start and closes it only before a separator, a line break or the end.
 */
export function openQuotedCell(text: string, separator: string): number | null {
  if (!text.includes('"')) return null;
  let cell = 0;
  let atCellStart = true;
  let openedIn: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (openedIn !== null) {
      if (character !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else if (endsCell(text, at + 1, separator)) openedIn = null;
    } else if (character === separator) {
      cell += 1;
      atCellStart = true;
    } else if (character === '"' && atCellStart) {
      openedIn = cell;
      atCellStart = false;
    } else if (character !== ' ') {
      atCellStart = false;
    }
  }
  return openedIn;
}

function endsCell(text: string, from: number, separator: string): boolean {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at >= text.length || text[at] === separator || text[at] === '\n';
}
