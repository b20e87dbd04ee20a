// Installs the lockfile's packages, only if something is missing or different.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './progress.mjs';
import { machinePath, runCommand, tail } from './run-command.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Says why `node_modules` does not match the lockfile, or nothing if it does. npm writes the list of installed
 * packages to `node_modules/.package-lock.json` last, so an interrupted install has none.
 */
export function staleReason(root, { dev }) {
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const changed = Object.entries(wanted).find(
    ([path, entry]) => isWorkspace(path) && manifestDiffers(root, path, entry),
  );
  if (changed) return `${join(changed[0], 'package.json')} and package-lock.json differ`;
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const held = readJson(record).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (isWorkspace(path) || entry.optional || entry.devOptional || (entry.dev && !dev)) continue;
    if (!held[path]) return `${path} is missing`;
    if (held[path].version !== entry.version || held[path].integrity !== entry.integrity) return `${path} has changed`;
  }
  const hasNode =
    Number(process.versions.node.split('.')[0]) >= 24 || existsSync(join(root, 'node_modules/node/bin/node'));
  return hasNode ? undefined : 'the Node runtime is missing';
}

function isWorkspace(path) {
  return !path.includes('node_modules');
}

function manifestDiffers(root, path, locked) {
  const manifest = readJson(join(root, path, 'package.json'));
  const fields = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return fields.some((field) => serialized(manifest[field]) !== serialized(locked[field]));
}

function serialized(dependencies) {
  return JSON.stringify(Object.entries(dependencies ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Runs `npm ci`; without `dev`, skips what only tests and checks need. Throws `SetupError`. */
export async function installPackages(root, { dev }) {
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const { npm_config_omit: _, ...env } = process.env;
  const { code, output } = await runCommand('npm', args, { cwd: root, env: { ...env, PATH: machinePath() } });
  if (code === 0) return;
  throw new SetupError(
    `npm ${args.join(' ')} failed (code ${code}):\n${tail(output)}`,
    code === 127
      ? 'npm was not found on this machine'
      : 'npm could not install the packages that package-lock.json names',
    code === 127
      ? 'install Node 20 or newer together with npm (https://nodejs.org), then start again'
      : 'check the network connection and the free disk space (about 1 GB), then start again; nothing else has been changed',
  );
}
