/** The part of Emscripten's modules that decoders use; all three codecs have the same shape. */
interface CodecDecoder {
  getEncodedBuffer(length: number): Uint8Array;
  getDecodedBuffer(): Uint8Array;
  getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
  decode(): void;
  delete(): void;
}

interface CodecOptions {
  locateFile(name: string): string;
  /** What codecs tell of a file, which may quote it. */
  print(line: string): void;
  printErr(line: string): void;
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  export default function load(options: CodecOptions): Promise<{ JpegLSDecoder: new () => CodecDecoder }>;
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  export default function load(options: CodecOptions): Promise<{ J2KDecoder: new () => CodecDecoder }>;
}
declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs' {
  export default function load(options: CodecOptions): Promise<{ JPEGDecoder: new () => CodecDecoder }>;
}
declare module '@cornerstonejs/codec-charls/decodewasm?url' {
  const url: string;
  export default url;
}
declare module '@cornerstonejs/codec-openjpeg/decodewasm?url' {
  const url: string;
  export default url;
}
declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasm?url' {
  const url: string;
  export default url;
}
