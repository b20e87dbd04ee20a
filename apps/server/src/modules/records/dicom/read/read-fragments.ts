import type { ByteSource } from '../byte-source.ts';
import { DicomFault } from '../dicom-fault.ts';

const ITEM = 0xe000fffe;
const END = 0xe0ddfffe;
const HEAD = 8;
const WINDOW = 4096;
/** More than any real file has: long films have some ten thousand frames. */
const MOST_FRAGMENTS = 100_000;

export interface Fragments {
  /** Without the table of offsets before them. */
  count: number;
  /** The first bytes of the first one, where a codestream says what it holds. */
  head: Uint8Array;
}

/**
 * Counts the fragments of compressed pixel data by reading their heads.
 * @throws {DicomFault} if they don't end within the file.
 */
export async function readFragments(source: ByteSource, start: number): Promise<Fragments> {
  let at = start;
  let head: Uint8Array = new Uint8Array();
  let windowStart = 0;
  let window: DataView = new DataView(new ArrayBuffer(0));
  for (let items = 0; items <= MOST_FRAGMENTS; items += 1) {
    if (at + HEAD > source.size) throw new DicomFault('truncated');
    if (at < windowStart || at + HEAD > windowStart + window.byteLength) {
      const bytes = await source.read(at, Math.min(at + WINDOW, source.size));
      window = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      windowStart = at;
    }
    const tag = window.getUint32(at - windowStart, true);
    const length = window.getUint32(at - windowStart + 4, true);
    if (tag === END) {
      if (items === 0) throw new DicomFault('malformed');
      return { count: items - 1, head };
    }
    if (tag !== ITEM || length === 0xffffffff) throw new DicomFault('malformed');
    if (items === 1) head = await source.read(at + HEAD, Math.min(at + HEAD + Math.min(length, 64), source.size));
    at += HEAD + length;
  }
  throw new DicomFault('malformed');
}
