import type { PreviewReason } from '@travesia/contracts/records';
import { isNative, SYNTAX } from '../transfer-syntaxes.ts';
import type { Fragments } from './read-fragments.ts';

/** What the verdict depends on. */
export interface PictureKind {
  sopClassUid: string | null;
  transferSyntaxUid: string;
  rows: number | null;
  columns: number | null;
  frames: number;
  samplesPerPixel: number | null;
  bitsAllocated: number | null;
  bitsStored: number | null;
  highBit: number | null;
  photometric: string | null;
  planarConfiguration: number | null;
  isSigned: boolean;
  hasPixels: boolean;
  hasOverlay: boolean;
  hasLookupTable: boolean;
  /** Bytes of pixel data that are there; null if unknown. */
  pixelBytes: number | null;
  fragments: Fragments | null;
  fileSize: number;
}

const STORAGE = '1.2.840.10008.5.1.4.1.1';
/** SOP classes (PS3.4 B.5) whose pixels are brightness or color of one picture, or of frames without geometry of their own. */
export const SHOWN_CLASSES: ReadonlySet<string> = new Set(
  [
    '1 1.1 1.1.1 1.2 1.2.1 1.3 1.3.1', // CR, DX, MG, intra-oral
    '2 4 20 128', // CT, MR, NM, PET
    '3.1 6.1', // ultrasound
    '7 7.1 7.2 7.3 7.4', // secondary capture
    '12.1 12.2', // XA, RF
    '77.1.1 77.1.2 77.1.4 77.1.5.1 77.1.5.2', // endoscopy, microscopy, photography, ophthalmology
  ].flatMap((suffixes) => suffixes.split(' ').map((suffix) => `${STORAGE}.${suffix}`)),
);

const LOSSLESS: readonly string[] = [
  SYNTAX.implicitLittle,
  SYNTAX.explicitLittle,
  SYNTAX.explicitBig,
  SYNTAX.rle,
  SYNTAX.jpegLosslessFirstOrder,
  SYNTAX.jpegLsLossless,
  SYNTAX.jpeg2000Lossless,
];

/** Kinds of pixels that were compared with a reference decoder, by photometric interpretation and bits allocated; see the browser test. */
export const PROVEN_KINDS: Readonly<Record<string, readonly string[]>> = {
  'MONOCHROME1 8': [SYNTAX.implicitLittle, SYNTAX.explicitLittle, SYNTAX.rle],
  'MONOCHROME1 16': LOSSLESS,
  'MONOCHROME2 8': [...LOSSLESS, SYNTAX.jpegBaseline],
  'MONOCHROME2 16': LOSSLESS,
  'RGB 8': LOSSLESS,
  // Decoders of JPEG turn these into RGB. Where a JPEG is said to be RGB already, decoders disagree.
  'YBR_FULL 8': [SYNTAX.jpegBaseline],
  'YBR_FULL_422 8': [SYNTAX.jpegBaseline],
  'YBR_RCT 8': [SYNTAX.jpeg2000Lossless],
};

/** The canvas of phones holds no more. */
const MOST_FRAME_PIXELS = 2 ** 24;
/** Viewers load whole files; phones have no more. */
const MOST_FILE_BYTES = 128 * 2 ** 20;

/** Whether the viewer shows a picture right: only kinds that were proven to be, for the rest the first reason against it. */
export function previewVerdict(kind: PictureKind): 'yes' | PreviewReason {
  if (!kind.hasPixels) return 'no_pixels';
  if (!kind.sopClassUid || !SHOWN_CLASSES.has(kind.sopClassUid)) return 'object_kind';
  const { photometric, bitsAllocated, samplesPerPixel } = kind;
  if (kind.hasOverlay) return 'overlay';
  if (kind.hasLookupTable) return 'lookup_table';
  const samples = photometric?.startsWith('MONOCHROME') ? 1 : 3;
  const isKnown = Object.keys(PROVEN_KINDS).some((known) => known.split(' ', 1)[0] === photometric);
  if (!isKnown || samplesPerPixel !== samples) return 'color_model';
  const syntaxes = PROVEN_KINDS[`${photometric} ${bitsAllocated}`];
  if (!syntaxes) return 'bit_depth';
  if (!syntaxes.includes(kind.transferSyntaxUid)) return 'transfer_syntax';
  if (!areBitsPlain(kind)) return 'bit_depth';
  return sizeVerdict(kind, samples);
}

/** Bits from 0 up to the highest stored one, as all decoders assume. */
function areBitsPlain({ bitsAllocated, bitsStored, highBit, photometric }: PictureKind): boolean {
  if (bitsAllocated === null || bitsStored === null || bitsStored < 1 || bitsStored > bitsAllocated) return false;
  if (!photometric?.startsWith('MONOCHROME') && bitsStored !== 8) return false;
  return highBit === null || highBit === bitsStored - 1;
}

function sizeVerdict(kind: PictureKind, samples: number): 'yes' | PreviewReason {
  const { rows, columns, frames, bitsAllocated, pixelBytes, fragments } = kind;
  if (!rows || !columns || !bitsAllocated || frames < 1) return 'picture_size';
  const frameBytes = (rows * columns * samples * bitsAllocated) / 8;
  if (rows * columns > MOST_FRAME_PIXELS || kind.fileSize > MOST_FILE_BYTES) return 'too_large';
  if (isNative(kind.transferSyntaxUid))
    return pixelBytes !== null && pixelBytes >= frameBytes * frames ? 'yes' : 'pixels_incomplete';
  if (!fragments || fragments.count < frames) return 'pixels_incomplete';
  return contradictsCodestream(kind, fragments.head) ? 'bit_depth' : 'yes';
}

/** A JPEG 2000 codestream has a depth and a sign of its own (SIZ, ISO/IEC 15444-1 A.5.1); decoders differ on which counts if the header's differ. */
function contradictsCodestream({ transferSyntaxUid, bitsStored, isSigned }: PictureKind, head: Uint8Array): boolean {
  if (transferSyntaxUid !== SYNTAX.jpeg2000Lossless) return false;
  const depth = head[42] ?? 0;
  return (depth & 0x7f) + 1 !== bitsStored || depth >= 0x80 !== isSigned;
}
