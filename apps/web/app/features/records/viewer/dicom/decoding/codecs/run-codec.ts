import type { FrameShape } from '../frame-shape.ts';

/**
 * Decodes one frame by a codec in WebAssembly.
 * @throws if its size differs from what the file's header says.
 */
export function runCodec(Decoder: new () => CodecDecoder, encoded: Uint8Array, shape: FrameShape): Uint8Array {
  const decoder = new Decoder();
  try {
    decoder.getEncodedBuffer(encoded.length).set(encoded);
    decoder.decode();
    const { width, height, componentCount, bitsPerSample } = decoder.getFrameInfo();
    const bytes = bitsPerSample > 8 ? 2 : 1;
    if (width !== shape.columns || height !== shape.rows || componentCount !== shape.samples || bytes !== shape.bytes)
      throw new Error('the frame differs from its header');
    return decoder.getDecodedBuffer().slice();
  } finally {
    decoder.delete();
  }
}
