// Builds the web app, only if its sources differ from those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './progress.mjs';
import { runCommand, tail } from './run-command.mjs';

const SOURCES = ['apps/web', 'packages/contracts', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router', 'test', 'testing']);
const stampFile = (root) => join(root, 'apps/web/build/.fingerprint');

/** One hash of the names and contents of all inputs of the web build. */
export function webFingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, root, source);
  return hash.digest('hex');
}

function addToHash(hash, root, path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOT_SOURCES.has(entry.name)) addToHash(hash, root, `${path}/${entry.name}`);
  }
}

/** Whether the current build matches the current sources. */
export function isWebBuilt(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === webFingerprint(root);
}

/** Builds the web app with the given Node binary. Throws `SetupError` with the end of the build's output. */
export async function buildWeb(root, node) {
  const fingerprint = webFingerprint(root);
  rmSync(stampFile(root), { force: true });
  const { code, output } = await runCommand(node, [reactRouterScript(root), 'build'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) {
    throw new SetupError(
      `The web app could not be built (code ${code}):\n${tail(output)}`,
      'the build tool refused the sources in apps/web; its message is above',
      'if you changed nothing, delete node_modules and start again; otherwise mend the file that the message names',
    );
  }
  writeFileSync(stampFile(root), fingerprint);
}

/** The script behind the command `react-router`, for starting it with a chosen Node binary. */
function reactRouterScript(root) {
  const folder = join(root, 'node_modules/@react-router/dev');
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin['react-router']);
}
