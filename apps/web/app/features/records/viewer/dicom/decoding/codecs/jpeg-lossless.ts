import { Decoder } from '@cornerstonejs/jpeg-lossless-decoder-js';
import type { FrameShape } from '../frame-shape.ts';

export async function decode(encoded: Uint8Array, { rows, columns, samples, bytes }: FrameShape): Promise<Uint8Array> {
  const decoder = new Decoder();
  const own = encoded.slice();
  const decoded = decoder.decode(own.buffer, 0, own.length, bytes);
  const result = new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.byteLength);
  if (result.length !== rows * columns * samples * bytes) throw new Error('the frame differs from its header');
  return result;
}
