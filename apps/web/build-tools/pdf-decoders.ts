import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** What PDF.js loads for pictures in scans: fax, JBIG2 and JPEG 2000. Pages may not compile WebAssembly, so it is the one in plain JavaScript. */
const FILES = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Puts the decoders beside the other files: PDF.js asks for them by name. Their folder has its version, as they are kept forever. */
export function pdfDecoders(): Plugin {
  const manifest = require.resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = `assets/pdf-${version}/`;
  return {
    name: 'travesia:pdf-decoders',
    config: () => ({ define: { __PDF_DECODERS__: JSON.stringify(`/${folder}`) } }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const file of FILES)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}${file}`,
          source: readFileSync(join(manifest, '..', 'wasm', file)),
        });
    },
  };
}
