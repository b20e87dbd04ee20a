import { SYNTAX } from '../transfer-syntaxes.ts';

/** What encoders write about themselves. */
const ENCODERS = /^(Created by (GDCM\/)?OpenJPEG version [\d.]{1,12}|Kakadu-v?[\d.]{1,12}|JasPer Version [\d.]{1,12})\0?$/;

/** Whether a compressed frame holds no segment in which text could be, and nothing behind its end. */
export function isPlainCodestream(frame: Uint8Array, syntax: string): boolean {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
  if (syntax === SYNTAX.jpeg2000Lossless) return isPlainJpeg2000(bytes);
  return isPlainJpeg(bytes, syntax === SYNTAX.jpegLsLossless);
}

/** Only zeros may pad a frame to an even length. */
const isPadding = (rest: Buffer): boolean => rest.length <= 1 && rest.every((byte) => byte === 0);

/** Frame headers, tables, restart intervals, scans: ITU-T T.81 table B.1, T.87 annex C. */
const isCodingMarker = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || [0xda, 0xdb, 0xdd, 0xf7, 0xf8].includes(marker);

function isPlainJpeg(bytes: Buffer, isLs: boolean): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return false;
    const length = bytes.readUInt16BE(at + 2);
    const isJfif = marker === 0xe0 && length === 16 && bytes.toString('latin1', at + 4, at + 9) === 'JFIF\0';
    const isAdobe = marker === 0xee && length === 14 && bytes.toString('latin1', at + 4, at + 9) === 'Adobe';
    if (!isCodingMarker(marker) && !isJfif && !isAdobe) return false;
    at += 2 + length;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, at, isLs);
    if (bytes[at + 1] === 0xd9) return isPadding(bytes.subarray(at + 2));
  }
  return false;
}

/** Where the next marker is that belongs to no scan. */
function endOfScan(bytes: Buffer, start: number, isLs: boolean): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = (isLs ? next < 0x80 : next === 0) || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

const SIZ = 0xff51;
const COM = 0xff64;
const SOT = 0xff90;
const SOD = 0xff93;
const EOC = 0xffd9;
/** Coding and quantization: ISO/IEC 15444-1 table A.2. */
const JPEG_2000_CODING = new Set([SIZ, 0xff52, 0xff53, 0xff55, 0xff57, 0xff58, 0xff5c, 0xff5d, 0xff5e, 0xff5f]);

function isPlainJpeg2000(bytes: Buffer): boolean {
  if (bytes.length < 6 || bytes.readUInt32BE(0) !== 0xff4fff51) return false;
  let at = 2;
  let tileEnd = 0;
  while (at + 2 <= bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker === EOC) return isPadding(bytes.subarray(at + 2));
    if (marker === SOD) {
      if (tileEnd <= at) return false;
      at = tileEnd;
      continue;
    }
    if (at + 12 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (marker === SOT) tileEnd = at + bytes.readUInt32BE(at + 6);
    else if (marker === COM) {
      if (!ENCODERS.test(bytes.toString('latin1', at + 6, at + 2 + length))) return false;
    } else if (!JPEG_2000_CODING.has(marker)) return false;
    at += 2 + length;
  }
  return false;
}
