import { inflateRawSync } from 'node:zlib';
import dicomParser, { type DataSet } from 'dicom-parser';
import { DicomFault } from '../dicom-fault.ts';
import { SYNTAX } from '../transfer-syntaxes.ts';
import { decodeText } from './decode-text.ts';
import type { DicomFacts } from './dicom-facts.ts';
import type { PictureKind } from './preview-verdict.ts';

/** Facts before anything about the pixels themselves was looked at. */
export interface Header {
  facts: Omit<DicomFacts, 'preview'>;
  kind: Omit<PictureKind, 'pixelBytes' | 'fragments' | 'fileSize'>;
  /** Where pixel data lie in the file; null without, or if the file is deflated. */
  pixels: { offset: number; length: number; isEncapsulated: boolean } | null;
}

const PREAMBLE = 128;
const PIXELS = 'x7fe00010';
const MOST_INFLATED = 64 * 2 ** 20;
const LONGEST_TEXT = 256;

/**
 * Reads the header from the first bytes of a file. Returns null if more bytes are needed.
 * @throws {DicomFault}
 */
export function parseHeader(prefix: Uint8Array, fileSize: number): Header | null {
  refuseOtherFiles(prefix);
  const isWhole = prefix.length >= fileSize;
  let data: DataSet;
  try {
    const inflater = (bytes: Uint8Array, position: number) => {
      if (!isWhole) throw new DicomFault('truncated');
      const inflated = inflateRawSync(bytes.subarray(position), { maxOutputLength: MOST_INFLATED });
      return Buffer.concat([bytes.subarray(0, position), inflated]);
    };
    data = dicomParser.parseDicom(prefix, { untilTag: PIXELS, inflater });
  } catch (error) {
    if (!isWhole) return null;
    throw new DicomFault(refusalOf(error));
  }
  if (!data.elements[PIXELS] && !isWhole) return null;
  if (endsEarly(data)) {
    if (!isWhole) return null;
    throw new DicomFault('truncated');
  }
  return headerOf(data, prefix.length);
}

function refuseOtherFiles(prefix: Uint8Array): void {
  const bytes = Buffer.from(prefix.buffer, prefix.byteOffset, Math.min(prefix.length, PREAMBLE + 4));
  if (bytes.toString('latin1', PREAMBLE) !== 'DICM') throw new DicomFault('not_dicom');
  const isTiff = ['II*\0', 'MM\0*'].includes(bytes.toString('latin1', 0, 4));
  if (!isTiff && bytes.subarray(0, PREAMBLE).some((byte) => byte !== 0)) throw new DicomFault('preamble_executable');
}

/** The parser throws texts, errors and objects around them. */
function refusalOf(thrown: unknown): 'truncated' | 'malformed' | 'no_transfer_syntax' | 'header_too_large' {
  const cause = thrown instanceof Object && 'exception' in thrown ? thrown.exception : thrown;
  const { code } = cause instanceof Error && 'code' in cause ? cause : { code: '' };
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'header_too_large';
  if (code === 'Z_BUF_ERROR') return 'truncated';
  const message = cause instanceof Error ? cause.message : String(cause);
  if (message.includes('0002,0010')) return 'no_transfer_syntax';
  return /past end|overrun|maxP ?osition|eof|read past|out of range/i.test(message) ? 'truncated' : 'malformed';
}

/** The parser reads on silently where an element, or a sequence without length, passes the end. */
function endsEarly(data: DataSet): boolean {
  const end = data.byteArray.length;
  const passes = Object.values(data.elements).some(
    ({ tag, dataOffset, length }) => tag !== PIXELS && length !== 0xffffffff && dataOffset + length > end,
  );
  return passes || data.warnings.some((warning) => warning.includes('eof'));
}

function headerOf(data: DataSet, prefixLength: number): Header {
  const charsets = values(data, 'x00080005') ?? [];
  const text = (tag: string) => textOf(data, tag, charsets);
  const transferSyntaxUid = uid(data, 'x00020010');
  if (!transferSyntaxUid) throw new DicomFault('no_transfer_syntax');
  const element = data.elements[PIXELS];
  const hasFloats = Boolean(data.elements['x7fe00008'] ?? data.elements['x7fe00009']);
  const picture = {
    rows: short(data, 'x00280010'),
    columns: short(data, 'x00280011'),
    frames: whole(data, 'x00280008') ?? 1,
    bitsAllocated: short(data, 'x00280100'),
    bitsStored: short(data, 'x00280101'),
    samplesPerPixel: short(data, 'x00280002'),
    photometric: text('x00280004'),
    hasPixels: element !== undefined || hasFloats,
    sopClassUid: uid(data, 'x00080016'),
    transferSyntaxUid,
  };
  const isDeflated = transferSyntaxUid === SYNTAX.deflated || data.byteArray.length !== prefixLength;
  return {
    facts: {
      studyUid: uid(data, 'x0020000d'),
      seriesUid: uid(data, 'x0020000e'),
      sopInstanceUid: uid(data, 'x00080018'),
      modality: text('x00080060'),
      studyDate: text('x00080020'),
      studyTime: text('x00080030'),
      studyDescription: text('x00081030'),
      seriesDescription: text('x0008103e'),
      seriesNumber: whole(data, 'x00200011'),
      instanceNumber: whole(data, 'x00200013'),
      bodyPart: text('x00180015'),
      patientName: text('x00100010'),
      patientId: text('x00100020'),
      institution: text('x00080080'),
      ...picture,
    },
    kind: {
      ...picture,
      highBit: short(data, 'x00280102'),
      planarConfiguration: short(data, 'x00280006'),
      isSigned: short(data, 'x00280103') === 1,
      hasOverlay: Object.keys(data.elements).some((tag) => /^x60[0-9a-f]{2}3000$/.test(tag)),
      hasLookupTable:
        hasFloats || Boolean(data.elements['x00283000']) || text('x00281056')?.toUpperCase() === 'SIGMOID',
    },
    pixels:
      element && !isDeflated
        ? { offset: element.dataOffset, length: element.length, isEncapsulated: element.hadUndefinedLength === true }
        : null,
  };
}

function bytesOf(data: DataSet, tag: string): Uint8Array | null {
  const element = data.elements[tag];
  if (!element || element.length === 0 || element.items) return null;
  return data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
}

function values(data: DataSet, tag: string): string[] | null {
  const bytes = bytesOf(data, tag);
  if (!bytes) return null;
  return Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replaceAll('\0', ' ')
    .split('\\')
    .map((value) => value.trim());
}

function textOf(data: DataSet, tag: string, charsets: readonly string[]): string | null {
  const bytes = bytesOf(data, tag);
  if (!bytes) return null;
  const text = decodeText(bytes.subarray(0, LONGEST_TEXT * 8), charsets)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return Array.from(text).slice(0, LONGEST_TEXT).join('') || null;
}

function uid(data: DataSet, tag: string): string | null {
  const [value = ''] = values(data, tag) ?? [];
  return /^[0-9.]{1,64}$/.test(value) ? value : null;
}

function whole(data: DataSet, tag: string): number | null {
  const [value = ''] = values(data, tag) ?? [];
  return /^[+-]?\d{1,10}$/.test(value) ? Number(value) : null;
}

function short(data: DataSet, tag: string): number | null {
  return bytesOf(data, tag)?.length === 2 ? (data.uint16(tag) ?? null) : null;
}
