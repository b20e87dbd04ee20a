import type { Plugin } from 'vite';

/**
 * A feature's public API re-exports everything others may use. Importing one export must not load the others, so the bundler may
 * skip the index file: it has no side effects.
 */
export function frontDoors(): Plugin {
  return {
    name: 'travesia:front-doors',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\/apps\/web\/app\/features\/[^/]+\/index\.ts$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
