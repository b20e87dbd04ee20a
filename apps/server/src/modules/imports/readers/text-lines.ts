import type { TextChunk } from './decode-text.ts';

/** One physical line without its line ending. `line` is 1-based. */
export type TextLine = { line: number; text: string; bytesRead: number };

/** Splits text at LF, CRLF and lone CR (old Macintosh exports). */
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
      yield { line, text, bytesRead };
    }
  }
  const last = held.replace(/\r$/, '');
  if (last) yield { line: line + 1, text: last, bytesRead };
}
