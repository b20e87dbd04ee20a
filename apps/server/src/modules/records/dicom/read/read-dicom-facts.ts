import { type ByteSource, sourceOfBytes } from '../byte-source.ts';
import { DicomFault } from '../dicom-fault.ts';
import type { DicomFacts } from './dicom-facts.ts';
import { type Header, parseHeader } from './parse-header.ts';
import { previewVerdict } from './preview-verdict.ts';
import { readFragments } from './read-fragments.ts';

/** Bytes of the beginning that are read, more each time the header doesn't end within them. */
const PREFIXES = [256 * 1024, 4 * 2 ** 20, 64 * 2 ** 20];

/** Parses a header from the beginning of a file; null asks for more of it. */
export type ParseHeader = (prefix: Uint8Array, fileSize: number) => Header | null | Promise<Header | null>;

/**
 * Reads what a DICOM file says about itself and whether the viewer shows it. Reads headers only: memory doesn't grow with the pixels.
 * @throws {DicomFault} for everything that is no sound DICOM file.
 */
export async function readDicomFacts(
  file: Uint8Array | ByteSource,
  parse: ParseHeader = parseHeader,
): Promise<DicomFacts> {
  const source = file instanceof Uint8Array ? sourceOfBytes(file) : file;
  const { facts, kind, pixels } = await readHeader(source, parse);
  let pixelBytes = null;
  let fragments = null;
  if (pixels?.isEncapsulated) fragments = await readFragments(source, pixels.offset);
  else if (pixels) {
    if (pixels.offset + pixels.length > source.size) throw new DicomFault('truncated');
    pixelBytes = pixels.length;
  }
  return { ...facts, preview: previewVerdict({ ...kind, pixelBytes, fragments, fileSize: source.size }) };
}

async function readHeader(source: ByteSource, parse: ParseHeader): Promise<Header> {
  for (const length of PREFIXES) {
    const end = Math.min(length, source.size);
    const header = await parse(await source.read(0, end), source.size);
    if (header) return header;
  }
  throw new DicomFault('header_too_large');
}
