import { ImportSourceError } from '../import-source-error.ts';
import { LONGEST_LINE, type TextChunk } from './decode-text.ts';

/** One physical line without its line ending. `line` is 1-based. */
export type TextLine = { line: number; text: string; bytesRead: number };

/**
 * Splits text at LF, CRLF and lone CR (old Macintosh exports).
 * @throws ImportSourceError when a line is longer than any row can be.
 */
export async function* textLines(chunks: AsyncIterable<TextChunk>): AsyncIterable<TextLine> {
  let held = '';
  let line = 0;
  let bytesRead = 0;
  for await (const chunk of chunks) {
    bytesRead = chunk.bytesRead;
    held += chunk.text;
    // A trailing CR may be half of a CRLF: wait for the next chunk.
    const keepsCr = held.endsWith('\r');
    const parts = (keepsCr ? held.slice(0, -1) : held).split(/\r\n|\n|\r/);
    held = (parts.pop() ?? '') + (keepsCr ? '\r' : '');
    for (const text of parts) {
      line += 1;
      refuseLong(text, line);
      yield { line, text, bytesRead };
    }
    refuseLong(held, line + 1);
  }
  const last = held.replace(/\r$/, '');
  if (last) yield { line: line + 1, text: last, bytesRead };
}

function refuseLong({ length }: string, line: number): void {
  if (length > LONGEST_LINE)
    throw new ImportSourceError(
      'line_too_long',
      `Line ${line} is longer than ${LONGEST_LINE.toLocaleString('en')} characters, so this is not a table with one row per line. Export the register as CSV again.`,
    );
}
