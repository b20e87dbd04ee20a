import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the client build by their source; `imports` are other sources. */
export type ClientManifest = Readonly<Record<string, { file: string; imports?: readonly string[] } | undefined>>;

/** The manifest of the client build, for plugins of the server build, which begins when the client's has finished. */
export const readClientManifest = (root: string): ClientManifest =>
  JSON.parse(readFileSync(path.join(root, 'build/client/.vite/manifest.json'), 'utf8')) as ClientManifest;
