import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const SHRINKS = /\.(?:css|js|svg|wasm)$/;
/** Files below this many bytes are not compressed. */
const FROM = 1024;

/**
 * Writes a compressed copy of every asset that shrinks next to it, as `name.css.br`, which the server sends to browsers that accept it.
 */
export function precompress(): Plugin {
  return {
    name: 'travesia:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || !dir) return;
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!SHRINKS.test(file.fileName) || bytes.length < FROM) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await writeFile(path.join(dir, `${file.fileName}.br`), await toBrotli(bytes, { params }));
        }),
      );
    },
  };
}
