import path from 'node:path';
import { defineConfig } from 'vite';

/** Pages that mount the viewer alone, built as the product builds it. They are no part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  worker: { format: 'es' },
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: path.resolve(import.meta.dirname, '../../../../../../../../../.tmp/dicom-harness'),
    emptyOutDir: true,
    // As the product's: older targets would resolve light-dark() by the page alone.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input: ['kinds.html', 'viewer.html'].map((page) => path.join(import.meta.dirname, page)) },
  },
});
