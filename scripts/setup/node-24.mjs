// The server runs TypeScript without a build, which needs Node 24. The npm package `node` provides it on machines with
// an older one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './progress.mjs';
import { machinePath, runCommand } from './run-command.mjs';

const NEEDED_MAJOR = 24;

/** Path of a Node binary of version 24 or newer: the one in node_modules, else this process's, else the machine's. Throws `SetupError`. */
export async function findNode24(root) {
  const seen = [];
  for (const candidate of candidates(root)) {
    const version = await versionOf(candidate);
    if (version && Number(version.split('.')[0]) >= NEEDED_MAJOR) return candidate;
    seen.push(`${candidate}: ${version ?? 'does not run'}`);
  }
  throw new SetupError(
    `Node ${NEEDED_MAJOR} or newer is needed and was not found.`,
    `the npm package "node" brought none for ${process.platform}-${process.arch}; tried ${seen.join(', ')}`,
    `install Node ${NEEDED_MAJOR} (https://nodejs.org), or allow npm to run the install script of the package "node", then start again`,
  );
}

function candidates(root) {
  const onPath = machinePath()
    .split(delimiter)
    .map((folder) => join(folder, 'node'));
  return [join(root, 'node_modules/node/bin/node'), process.execPath, ...onPath].filter(
    (file, at, all) => existsSync(file) && all.indexOf(file) === at,
  );
}

async function versionOf(binary) {
  const { code, output } = await runCommand(binary, ['-p', 'process.versions.node']);
  return code === 0 ? output.trim() : undefined;
}
