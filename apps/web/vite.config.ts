import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { enhanceEntry } from './build-tools/enhance-entry.ts';

export default defineConfig({
  plugins: [enhanceEntry(), reactRouter()],
  build: {
    sourcemap: false,
    // The first browsers with light-dark(), which every colour of ours is written in (spring 2024).
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
