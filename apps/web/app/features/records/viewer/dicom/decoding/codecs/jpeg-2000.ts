import load from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import wasm from '@cornerstonejs/codec-openjpeg/decodewasm?url';
import type { FrameShape } from '../frame-shape.ts';
import { runCodec } from './run-codec.ts';

const codec = load({ locateFile: () => wasm, print: () => undefined, printErr: () => undefined });

export const decode = async (encoded: Uint8Array, shape: FrameShape) =>
  runCodec((await codec).J2KDecoder, encoded, shape);
