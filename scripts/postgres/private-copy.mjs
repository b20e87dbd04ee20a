// The npm package's programs may be inaccessible to the unprivileged user (a clone below /root). Then they are copied.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * The folder to run `initdb` and `postgres` from as `identity`: the given one if it works, else a copy inside
 * `directory`.
 */
export function reachableBinaries(binaries, identity, directory) {
  const runs = spawnSync(join(binaries.folder, 'initdb'), ['--version'], { ...identity, cwd: '/' }).status === 0;
  if (runs || binaries.source !== 'npm') return binaries.folder;
  const copy = join(directory, 'native');
  const native = dirname(binaries.folder);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  restoreLinks(native, copy);
  for (const program of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

/** npm packages contain no symbolic links; this lists those its install script creates, which may not have run. */
export function restoreLinks(native, into = native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(into, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
