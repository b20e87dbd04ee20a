import { Refused } from '../refused.ts';

/** Encodings that XML files name and that we read; those of Latin America’s older systems among them. */
const XML_ENCODINGS = new Set(['utf-8', 'utf-16', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/;

function byMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Without a mark: the first sign of JSON and XML is ASCII.
  if (a === 0 && b !== 0) return 'utf-16be';
  if (b === 0 && a !== 0) return 'utf-16le';
  return null;
}

function declaredIn(bytes: Uint8Array): string | null {
  const encoding = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1]?.toLowerCase();
  if (encoding === undefined || encoding === 'utf-16') return null;
  if (!XML_ENCODINGS.has(encoding)) throw new Refused('broken_text');
  return encoding;
}

/** The text of a file. What its encoding doesn’t explain is refused: guessed letters would change names and doses. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = byMark(bytes) ?? declaredIn(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('broken_text');
  }
}
