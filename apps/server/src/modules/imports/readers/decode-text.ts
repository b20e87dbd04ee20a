import iconv from 'iconv-lite';
import { MIXED_UTF8, type TextEncoding } from './detect-encoding.ts';
import type { FacilitySource } from './source.ts';

/** No table has rows of more characters; a line without an end would be searched for it again with each chunk. */
export const LONGEST_LINE = 1_000_000;

export type TextChunk = { text: string; bytesRead: number };

/** The source's text in chunks, without a byte order mark. Chunks end anywhere, but never inside a character. */
export async function* decodeText(source: FacilitySource, encoding: TextEncoding): AsyncIterable<TextChunk> {
  if (encoding === MIXED_UTF8) {
    yield* decodeMixed(source);
    return;
  }
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  let bytesRead = 0;
  for await (const chunk of source.open()) {
    bytesRead += chunk.length;
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    if (text) yield { text, bytesRead };
  }
  const rest = decoder.end();
  if (rest) yield { text: rest, bytesRead };
}

/** Line by line: a line that is not valid UTF-8 is decoded as windows-1252. */
async function* decodeMixed(source: FacilitySource): AsyncIterable<TextChunk> {
  let held = Buffer.alloc(0);
  let bytesRead = 0;
  for await (const chunk of source.open()) {
    bytesRead += chunk.length;
    held = Buffer.concat([held, chunk]);
    const end = held.lastIndexOf(0x0a) + 1;
    // A line too long for a table is passed on as it is: whoever reads it refuses it.
    if (end === 0 && held.length > LONGEST_LINE) {
      yield { text: decodeLines(held), bytesRead };
      held = Buffer.alloc(0);
      continue;
    }
    if (end === 0) continue;
    yield { text: decodeLines(held.subarray(0, end)), bytesRead };
    held = held.subarray(end);
  }
  if (held.length) yield { text: decodeLines(held), bytesRead };
}

function decodeLines(bytes: Buffer): string {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(0x0a, from);
    const to = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(from, to);
    try {
      text += strict.decode(line);
    } catch {
      // A fatal TextDecoder throws only for invalid UTF-8, which is what we test for.
      text += iconv.decode(line, 'windows-1252');
    }
    from = to;
  }
  return text;
}
