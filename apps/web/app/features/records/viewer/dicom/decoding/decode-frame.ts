import type { DataSet } from 'dicom-parser';
import { compressedFrame, nativeFrame } from './frame-bytes.ts';
import type { FrameShape } from './frame-shape.ts';

type Codec = { decode(encoded: Uint8Array, shape: FrameShape): Promise<Uint8Array> };

/** Codecs by transfer syntax; each one loads with the first file that needs it. */
const CODECS: Readonly<Record<string, () => Promise<Codec>>> = {
  '1.2.840.10008.1.2.5': () => import('./codecs/rle.ts'),
  '1.2.840.10008.1.2.4.50': () => import('./codecs/jpeg-baseline.ts'),
  '1.2.840.10008.1.2.4.57': () => import('./codecs/jpeg-lossless.ts'),
  '1.2.840.10008.1.2.4.70': () => import('./codecs/jpeg-lossless.ts'),
  '1.2.840.10008.1.2.4.80': () => import('./codecs/jpeg-ls.ts'),
  '1.2.840.10008.1.2.4.90': () => import('./codecs/jpeg-2000.ts'),
};
const NATIVE = new Set(['1.2.840.10008.1.2', '1.2.840.10008.1.2.1', '1.2.840.10008.1.2.2']);

/** Samples of a frame as bytes in little endian. */
export async function decodeFrame(
  data: DataSet,
  frame: number,
  frames: number,
  shape: FrameShape,
): Promise<Uint8Array> {
  const syntax = data.string('x00020010') ?? '';
  if (NATIVE.has(syntax)) return nativeFrame(data, frame, shape, syntax === '1.2.840.10008.1.2.2');
  const load = CODECS[syntax];
  if (!load) throw new Error('no decoder for this transfer syntax');
  const codec = await load();
  return codec.decode(compressedFrame(data, frame, frames), shape);
}
