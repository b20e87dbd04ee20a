import type { Plugin } from 'vite';

/**
 * A feature's front door names everything that others may use. Loading one of these things must not load the others, so the bundler
 * may pass the door by: nothing happens in it.
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
