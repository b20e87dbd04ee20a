import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_PREFIX } from '../wire.ts';

const root = path.resolve(import.meta.dirname, '../../../../../../..');
/** The web app's fonts, where they are installed; pages do without them. */
const FILES: Readonly<Record<string, string>> = {
  figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  fraunces: 'apps/web/app/styles/fonts/fraunces-display.woff2',
};

/** The name of a font in a path, if it is one. */
export const fontIn = (address: string): string | null => {
  const [, name] = /\/fonts\/([a-z]+)\.woff2$/.exec(address) ?? [];
  return name !== undefined && Object.hasOwn(FILES, name) ? name : null;
};

export const fontAddress = (name: 'figtree' | 'fraunces'): string => `${PAGES_PREFIX}/fonts/${name}.woff2`;

/** A font's bytes, or null. */
export function readFont(name: string): Buffer | null {
  try {
    return readFileSync(path.join(root, FILES[name] ?? ''));
  } catch {
    return null;
  }
}
