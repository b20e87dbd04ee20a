import load from '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs';
import wasm from '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasm?url';
import type { FrameShape } from '../frame-shape.ts';
import { runCodec } from './run-codec.ts';

const codec = load({ locateFile: () => wasm, print: () => undefined, printErr: () => undefined });

export const decode = async (encoded: Uint8Array, shape: FrameShape) =>
  runCodec((await codec).JPEGDecoder, encoded, shape);
