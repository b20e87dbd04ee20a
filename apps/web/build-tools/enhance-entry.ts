import path from 'node:path';
import type { Plugin } from 'vite';
import { type ClientManifest, readClientManifest } from './client-manifest.ts';

const SOURCE = 'app/enhance/enhance.ts';
const VIRTUAL = 'virtual:enhance-url';

/**
 * Builds the browser code of pages that are not hydrated as another entry of the client build, and gives its hashed URL to the
 * server build as `virtual:enhance-url`. In dev, the URL is the source file itself. Relies on the client build finishing before
 * the server build starts, as React Router's build does.
 */
export function enhanceEntry(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'travesia:enhance-entry',
    config(user, { command }) {
      root = path.resolve(user.root ?? import.meta.dirname, user.root ? '.' : '..');
      building = command === 'build';
      return { environments: { client: { build: { rollupOptions: { input: [path.join(root, SOURCE)] } } } } };
    },
    // Pages that are not hydrated reload when their server-side sources change; enhance.ts listens for this.
    hotUpdate({ server, modules, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return;
      server.environments.client.hot.send('travesia:server-changed');
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const url = building ? `/${builtFile(readClientManifest(root))}` : `/${SOURCE}`;
      return `export default ${JSON.stringify(url)};`;
    },
  };
}

function builtFile(manifest: ClientManifest): string {
  const entry = manifest[SOURCE];
  if (!entry) throw new Error(`the client build holds no ${SOURCE}`);
  return entry.file;
}
