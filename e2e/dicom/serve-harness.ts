import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, '.tmp/dicom-harness');
const viewer = path.join(root, 'apps/web/app/features/records/viewer/dicom');
/** DICOM files of known content; see the README there. */
export const corpus = path.join(root, 'apps/server/src/modules/records/dicom/test/corpus');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};
/** What the product says about its decoder; see decoder-policy.ts of the server. */
const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export interface Harness {
  origin: string;
  stop(): void;
}

/** Builds pages that mount the viewer alone and serves them as the product would, under its policy for pages. */
export async function serveHarness(policy: string): Promise<Harness> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '-c', path.join(viewer, 'test/harness/vite.config.ts')]);
  if (build.status !== 0) throw new Error(`the harness isn’t built: ${build.stderr.toString()}`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness');
    const isFile = pathname.startsWith('/corpus/');
    const file = isFile ? path.join(corpus, pathname.slice('/corpus/'.length)) : path.join(built, pathname);
    try {
      const body = readFileSync(file);
      const isDecoder = path.basename(file).startsWith('dicom-decoder-');
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-security-policy': isDecoder ? DECODER_POLICY : policy,
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the harness has no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
