import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const scripts = path.resolve(import.meta.dirname, '..');

// Says each signal it is sent and ends on the first, as the real one does.
const server = `
const open = setInterval(() => {}, 1000);
let asked = 0;
const stop = (signal: string) => { asked += 1; process.stdout.write('asked ' + signal + '\\n'); if (asked === 1) setImmediate(() => { clearInterval(open); process.exit(7); }); };
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.stdout.write('ready ' + process.pid + ' ' + process.env.NODE_ENV + '\\n');
`;

// Stands for npm: notes that it was called, and installs what the start script looks for.
const npm = `#!/bin/sh
echo "$@" >> "$ROOT/npm-calls"
[ -n "$NPM_FAILS" ] && { echo "registry not reachable" >&2; exit 1; }
mkdir -p "$ROOT/node_modules/node/bin"
ln -sf "$REAL_NODE" "$ROOT/node_modules/node/bin/node"
cp "$ROOT/package-lock.json" "$ROOT/node_modules/.package-lock.json"
`;

const reactRouter = `
const fs = require('node:fs');
if (fs.readFileSync('app/root.tsx', 'utf8').includes('broken')) { console.error('app/root.tsx: unexpected token'); process.exit(1); }
fs.mkdirSync('build', { recursive: true });
fs.appendFileSync('build/made', 'x');
`;

/** A repository with our scripts and stand-ins for npm, the build tool and the server, to see what `npm start` does and in which order. */
export function smallProduct(): { root: string; env: NodeJS.ProcessEnv; write(name: string, text: string): void } {
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-product-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const part of ['setup', 'start.mjs', 'build.mjs'])
    cpSync(path.join(scripts, part), path.join(root, 'scripts', part), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('apps/web/package.json', '{}');
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'apps/web': {}, 'node_modules/a': { version: '1.0.0' } } }),
  );
  write('tsconfig.base.json', '{}');
  write('packages/contracts/a.ts', '');
  write('apps/web/app/root.tsx', '');
  write('apps/server/src/main.ts', server);
  write('bin/npm', npm);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  symlinkSync(process.execPath, path.join(root, 'bin/node'));
  write('node_modules/@react-router/dev/package.json', '{ "bin": { "react-router": "bin.cjs" } }');
  write('node_modules/@react-router/dev/bin.cjs', reactRouter);
  const env = { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`, ROOT: root, REAL_NODE: process.execPath };
  return { root, env, write };
}
