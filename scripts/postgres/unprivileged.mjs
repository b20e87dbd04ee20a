// PostgreSQL refuses to run as root, so root starts it as an unprivileged user of the machine.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SetupError } from '../setup/progress.mjs';

/** `{uid, gid}` to start the server with, or nothing if this process is not root's. Throws `SetupError`. */
export function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return undefined;
  for (const identity of knownUsers()) {
    if (spawnSync('/bin/sh', ['-c', 'exit 0'], { ...identity, cwd: '/' }).status === 0) return identity;
  }
  throw new SetupError(
    'PostgreSQL cannot be started: this process runs as root and may not change to another user.',
    'PostgreSQL refuses to run as root, and the system (a restricted container?) refuses the change',
    'run the command as an ordinary user, or give the address of a running server in TEST_DATABASE_URL',
  );
}

/** Users in /etc/passwd (initdb requires an entry): `nobody` first, then service users, then people. */
function knownUsers() {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const users = rows
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  return users
    .toSorted((a, b) => Number(b.name === 'nobody') - Number(a.name === 'nobody'))
    .map(({ uid, gid }) => ({ uid, gid }));
}
