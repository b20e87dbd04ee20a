import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { ImportSourceError } from '../import-source-error.ts';
import type { FacilitySource } from './source.ts';

/** `mixed-utf-8`: UTF-8 with some lines in windows-1252, as in files concatenated from two systems. */
export type TextEncoding = string;

export const MIXED_UTF8 = 'mixed-utf-8';

const SAMPLE_BYTES = 64 * 1024;

/** Detects the encoding by reading all bytes once; an accent may first appear after the first megabyte. */
export async function detectEncoding(source: FacilitySource): Promise<TextEncoding> {
  const survey = { utf8Sequences: 0, invalidBytes: 0, pending: 0, sample: [] as number[] };
  let head: Uint8Array | null = null;
  for await (const chunk of source.open()) {
    if (!head) {
      head = chunk;
      const byMark = encodingByMark(chunk);
      if (byMark) return byMark;
      refuseBinary(chunk);
    }
    surveyChunk(chunk, survey);
  }
  if (!head) throw new ImportSourceError('file_empty', `${source.name} is empty.`);
  if (survey.invalidBytes === 0) return 'utf-8';
  if (survey.utf8Sequences > survey.invalidBytes) return MIXED_UTF8;
  return bestSingleByteEncoding(Uint8Array.from(survey.sample));
}

function encodingByMark(head: Uint8Array): TextEncoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return head[2] === 0 && head[3] === 0 ? 'utf-32le' : 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return encodingByZeros(head.subarray(0, 4096));
}

/** Detects UTF-16 without a byte order mark: with Latin letters every other byte is zero. */
function encodingByZeros(head: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  head.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2) odd += 1;
    else even += 1;
  });
  const enough = head.length / 2.5;
  if (head.length < 8) return null;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  if (even > enough && odd < even / 10) return 'utf-16be';
  return null;
}

const signatures: [bytes: number[], what: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'a spreadsheet workbook or a ZIP archive: open it and save the sheet as CSV, or unpack it',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook: save the sheet as CSV'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document: look for the register as CSV or GeoJSON'],
  [[0x1f, 0x8b], 'compressed with gzip: unpack it first'],
  [[0x00, 0x00, 0x27, 0x0a], 'a shapefile: convert it to GeoJSON'],
];

function refuseBinary(head: Uint8Array): void {
  for (const [bytes, what] of signatures) {
    if (bytes.every((byte, index) => head[index] === byte)) {
      throw new ImportSourceError('file_not_text', `The file is ${what}. Only CSV and GeoJSON can be imported.`);
    }
  }
  const zeros = head.subarray(0, 4096).filter((byte) => byte === 0).length;
  if (zeros > 4) {
    throw new ImportSourceError('file_not_text', 'The file is binary, not text. Only CSV and GeoJSON can be imported.');
  }
}

type Survey = { utf8Sequences: number; invalidBytes: number; pending: number; sample: number[] };

/** Counts valid UTF-8 sequences and invalid bytes across chunk borders; keeps non-ASCII bytes with neighbors. */
function surveyChunk(chunk: Uint8Array, survey: Survey): void {
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] as number;
    if (byte < 0x80 && survey.pending === 0) continue;
    if (byte >= 0x80 && survey.sample.length < SAMPLE_BYTES)
      survey.sample.push(chunk[at - 1] ?? 32, byte, chunk[at + 1] ?? 32);
    if (survey.pending > 0) {
      if ((byte & 0xc0) === 0x80) {
        survey.pending -= 1;
        if (survey.pending === 0) survey.utf8Sequences += 1;
        continue;
      }
      survey.pending = 0;
      survey.invalidBytes += 1;
    }
    if (byte < 0x80) continue;
    if (byte >= 0xc2 && byte <= 0xdf) survey.pending = 1;
    else if (byte >= 0xe0 && byte <= 0xef) survey.pending = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) survey.pending = 3;
    else survey.invalidBytes += 1;
  }
}

const latinLetters = new Set('áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀºª°´’“”–');

/** Decides by the letters of Spanish and Portuguese; other scripts are left to statistical detection. */
function bestSingleByteEncoding(sample: Uint8Array): TextEncoding {
  const scored = ['windows-1252', 'cp850', 'macintosh'].map((encoding) => {
    const letters = [...iconv.decode(Buffer.from(sample), encoding)].filter((letter) => letter.charCodeAt(0) > 127);
    const known = letters.filter((letter) => latinLetters.has(letter)).length;
    return { encoding, share: letters.length ? known / letters.length : 0 };
  });
  const best = scored.reduce((a, b) => (b.share > a.share ? b : a));
  if (best.share >= 0.6) return best.encoding;
  const guess = analyse(sample).find((match) => iconv.encodingExists(match.name));
  return guess && guess.confidence >= 50 ? guess.name.toLowerCase() : 'windows-1252';
}
