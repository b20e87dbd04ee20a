import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { enhanceEntry } from './build-tools/enhance-entry.ts';
import { inertContracts } from './build-tools/inert-contracts.ts';
import { precompress } from './build-tools/precompress.ts';
import { serviceWorker } from './build-tools/service-worker.ts';

/** A signed-in screen was made of sixty files; on a slow line each six of them wait for the six before. */
const codeSplitting = {
  minSize: 16_000,
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@formatjs|intl-messageformat|tslib)[\\/]/,
      minSize: 0,
    },
    { name: 'base', test: /app[\\/](ui|lib)[\\/]/, minShareCount: 4, minSize: 0, maxSize: 120_000 },
  ],
};

export default defineConfig({
  plugins: [enhanceEntry(), serviceWorker(), precompress(), inertContracts(), reactRouter()],
  build: {
    rolldownOptions: { output: { codeSplitting } },
    sourcemap: false,
    // The first browsers with light-dark(), which every colour of ours is written in (spring 2024).
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
