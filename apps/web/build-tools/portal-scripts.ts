import path from 'node:path';
import type { Plugin } from 'vite';
import { type ClientManifest, readClientManifest } from './client-manifest.ts';

const VIRTUAL = 'virtual:portal-scripts';
/** Sources of the first screen of a portal; the second list has the screen that most people of a sign-in page see. */
const SHELL = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/portal/layout.tsx'];
const FIRST_SCREENS = { anyone: 'app/routes/patient/dashboard.tsx', clinic: 'app/routes/provider/dashboard.tsx' };

/** Gives the server build the URLs of the scripts that a portal needs first, by the sign-in page that leads there. In dev, none. */
export function portalScripts(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'travesia:portal-scripts',
    config(user, { command }) {
      root = path.resolve(user.root ?? import.meta.dirname, user.root ? '.' : '..');
      building = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const scripts = building ? scriptsIn(readClientManifest(root)) : { anyone: [], clinic: [] };
      return `export default ${JSON.stringify(scripts)};`;
    },
  };
}

function scriptsIn(manifest: ClientManifest): Record<keyof typeof FIRST_SCREENS, string[]> {
  const of = (screen: string) => filesOf(manifest, [...SHELL, screen]);
  return { anyone: of(FIRST_SCREENS.anyone), clinic: of(FIRST_SCREENS.clinic) };
}

/** The files of sources with all that they import. React Router builds a route from its source with a query. */
function filesOf(manifest: ClientManifest, sources: readonly string[]): string[] {
  const keys = new Set(
    sources.flatMap((source) => {
      const found = Object.keys(manifest).filter((key) => key.split('?', 1)[0] === source);
      if (found.length === 0) throw new Error(`the client build holds no ${source}`);
      return found;
    }),
  );
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
}
