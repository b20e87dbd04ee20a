import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './build-tools/code-splitting.ts';
import { enhanceEntry } from './build-tools/enhance-entry.ts';
import { frontDoors } from './build-tools/front-doors.ts';
import { inertContracts } from './build-tools/inert-contracts.ts';
import { narrowServerText } from './build-tools/narrow-server-text.ts';
import { pdfDecoders } from './build-tools/pdf-decoders.ts';
import { portalScripts } from './build-tools/portal-scripts.ts';
import { precompress } from './build-tools/precompress.ts';
import { serviceWorker } from './build-tools/service-worker.ts';

export default defineConfig({
  plugins: [
    enhanceEntry(),
    portalScripts(),
    serviceWorker(),
    pdfDecoders(),
    precompress(),
    frontDoors(),
    inertContracts(),
    reactRouter(),
    codeSplitting(),
    narrowServerText(),
  ],
  environments: {
    // The server has loaded the contracts already: a copy in the bundle would make every schema twice.
    ssr: { build: { rolldownOptions: { external: [/^@travesia\/contracts/, 'zod'] } } },
  },
  // Workers load their codecs when they need them.
  worker: { format: 'es' },
  build: {
    sourcemap: false,
    // The first browsers with light-dark(), which every colour of ours is written in (spring 2024).
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
