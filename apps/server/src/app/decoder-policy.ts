/** The web app's worker that decodes DICOM pictures; its codecs are WebAssembly. */
const DECODER = /\/dicom-decoder-[\w-]+\.js(\.br)?$/;

/**
 * A worker has the policy of its own address: this one may compile WebAssembly, which no page may, and can do nothing but
 * load codecs.
 */
export const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export const isDecoder = (file: string): boolean => DECODER.test(file);
