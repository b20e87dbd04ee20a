import { isNative, SYNTAX } from '../transfer-syntaxes.ts';
import { isPlainCodestream } from './plain-codestream.ts';

export interface Picture {
  syntax: string;
  rows: number;
  columns: number;
  frames: number;
  samples: number;
  bitsAllocated: number;
  bitsStored: number;
  isSigned: boolean;
}

/** Whether pixel data hold pixels and nothing else: no bytes behind them, no unused bits in use, no comments of encoders. */
export function holdsOnlyPixels(pixels: Uint8Array, picture: Picture): boolean {
  return isNative(picture.syntax) ? arePlainPixels(pixels, picture) : arePlainFragments(pixels, picture);
}

function arePlainPixels(pixels: Uint8Array, { rows, columns, frames, samples, ...bits }: Picture): boolean {
  const expected = (rows * columns * frames * samples * bits.bitsAllocated) / 8;
  if (pixels.length !== expected + (expected % 2)) return false;
  if (expected % 2 && pixels[expected] !== 0) return false;
  if (bits.bitsStored === bits.bitsAllocated) return true;
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const step = bits.bitsAllocated / 8;
  const mask = (2 ** bits.bitsAllocated - 1) & ~(2 ** bits.bitsStored - 1);
  const sign = 2 ** (bits.bitsStored - 1);
  for (let at = 0; at < expected; at += step) {
    const value = step === 2 ? view.getUint16(at, true) : view.getUint8(at);
    const unused = value & mask;
    // Signed values may carry their sign on.
    if (unused !== 0 && !(bits.isSigned && value & sign && unused === mask)) return false;
  }
  return true;
}

/** Items of PS3.5 A.4: a table of offsets, which must be right if it is there, then one fragment for each frame. */
function arePlainFragments(pixels: Uint8Array, picture: Picture): boolean {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const items: Uint8Array[] = [];
  let at = 0;
  while (at + 8 <= pixels.length && view.getUint32(at, true) === 0xe000fffe) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > pixels.length) return false;
    items.push(pixels.subarray(at + 8, at + 8 + length));
    at += 8 + length;
  }
  const endsThere =
    at + 8 === pixels.length && view.getUint32(at, true) === 0xe0ddfffe && view.getUint32(at + 4, true) === 0;
  const [offsets, ...fragments] = items;
  if (!endsThere || !offsets || fragments.length !== picture.frames) return false;
  return areOffsetsRight(offsets, fragments) && fragments.every((fragment) => isPlain(fragment, picture));
}

function areOffsetsRight(offsets: Uint8Array, fragments: readonly Uint8Array[]): boolean {
  if (offsets.length === 0) return true;
  if (offsets.length !== fragments.length * 4) return false;
  const view = new DataView(offsets.buffer, offsets.byteOffset, offsets.byteLength);
  let expected = 0;
  return fragments.every((fragment, index) => {
    const isRight = view.getUint32(index * 4, true) === expected;
    expected += 8 + fragment.length;
    return isRight;
  });
}

const isPlain = (fragment: Uint8Array, picture: Picture): boolean =>
  picture.syntax === SYNTAX.rle ? isPlainRle(fragment, picture) : isPlainCodestream(fragment, picture.syntax);

/** PS3.5 annex G: a head of 64 bytes, then a segment for each byte of a pixel, which decode to exactly one frame. */
function isPlainRle(fragment: Uint8Array, { rows, columns, samples, bitsAllocated }: Picture): boolean {
  const segments = (samples * bitsAllocated) / 8;
  if (fragment.length < 64) return false;
  const view = new DataView(fragment.buffer, fragment.byteOffset, fragment.byteLength);
  const offsets = Array.from({ length: 15 }, (_none, index) => view.getUint32(4 + index * 4, true));
  if (view.getUint32(0, true) !== segments || offsets[0] !== 64) return false;
  if (offsets.slice(segments).some((offset) => offset !== 0)) return false;
  return offsets.slice(0, segments).every((start, index) => {
    const end = index + 1 < segments ? (offsets[index + 1] ?? 0) : fragment.length;
    if (end < start || end > fragment.length) return false;
    return fillsFrame(fragment.subarray(start, end), rows * columns);
  });
}

function fillsFrame(segment: Uint8Array, expected: number): boolean {
  let decoded = 0;
  let at = 0;
  while (decoded < expected && at < segment.length) {
    const control = segment[at] ?? 0;
    if (control < 128) {
      decoded += control + 1;
      at += control + 2;
    } else if (control > 128) {
      decoded += 257 - control;
      at += 2;
    } else at += 1;
  }
  return decoded === expected && segment.length - at <= 1 && segment.subarray(at).every((byte) => byte === 0);
}
