import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'app/service-worker/service-worker.ts';
/** Chunks the offline page needs besides styles and fonts; the page references the first, which loads the others. */
const SCRIPTS = /^assets\/(?:enhance|offline|saved-pages|local-time|kept-trips)-[^/]+\.js$/;
const SHELL = /\.(?:css|woff2)$/;

/**
 * Builds the service worker as `/service-worker.js`: one file with a fixed name and no imports, as browsers require. The files
 * that offline pages need are injected; its bytes change with them and with the offline page's texts, so that browsers detect a
 * new version.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'travesia:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle(options, bundle) {
      if (this.environment.name !== 'client') return;
      const shell = Object.keys(bundle)
        .filter((name) => SHELL.test(name) || SCRIPTS.test(name))
        .sort();
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __BUILD__: JSON.stringify(versionOf(root, shell)),
          __SHELL__: JSON.stringify(shell.map((name) => `/${name}`)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: options.dir ?? path.join(root, 'build/client'),
          emptyOutDir: false,
          rolldownOptions: {
            input: path.join(root, SOURCE),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function versionOf(root: string, shell: readonly string[]): string {
  const hash = createHash('sha256').update(shell.join('\n'));
  for (const file of globSync('app/features/site/offline/locales/*.json', { cwd: root }).sort())
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('base64url').slice(0, 12);
}
