// A temporary PostgreSQL server for a test or a measurement: private port, random password.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { SetupError } from '../setup/progress.mjs';
import { tail } from '../setup/run-command.mjs';
import { findPostgresBinaries } from './find-binaries.mjs';
import { reachableBinaries, restoreLinks } from './private-copy.mjs';
import { unprivilegedIdentity } from './unprivileged.mjs';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 60_000;

// For disposable data: a machine crash may lose it, and in exchange commits are fast.
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Compiling a statement takes longer than running it on so few rows.
  jit: 'off',
};

/** Where Linux keeps files in memory, and how much must be free there: some templates, a few databases at a time and the log. */
const MEMORY_FOLDER = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;
const smallLog = { max_wal_size: '256MB', min_wal_size: '32MB' };

/**
 * Starts a server and resolves `{url, port, source, major, version, pid, stop()}`. `source` is `machine` or `npm` (default: the first
 * that exists). `durable` keeps the write guarantees of a production server, for measurements. `inMemory` keeps the data in memory where
 * there is room, for those who create a database for each file of tests. `settings` are server parameters.
 * It ends with `stop()`, and also when this process ends in any way. Throws `SetupError`.
 *
 * @param {{ source?: 'machine' | 'npm', durable?: boolean, inMemory?: boolean, settings?: Record<string, string | number> }} options
 */
export async function startPostgres({ source, durable = false, inMemory = false, settings = {} } = {}) {
  const binaries = await findPostgresBinaries({ source });
  const identity = unprivilegedIdentity();
  const isInMemory = inMemory && hasRoomInMemory();
  const temp = isInMemory ? MEMORY_FOLDER : identity ? worldReachableTemp() : tmpdir();
  const directory = mkdtempSync(join(temp, 'travesia-postgres-'));
  try {
    if (identity) openTo(identity, directory);
    if (binaries.source === 'npm') restoreLinks(join(binaries.folder, '..'));
    const place = { directory, data: join(directory, 'data'), log: join(directory, 'server.log') };
    const folder = reachableBinaries(binaries, identity, directory);
    const password = createCluster(folder, identity, place);
    const server = await launch(folder, identity, place, {
      ...(durable ? {} : forgetful),
      ...(isInMemory ? smallLog : {}),
      ...settings,
    });
    const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`;
    return { ...server, url, source: binaries.source, major: binaries.major };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

function hasRoomInMemory() {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= MEMORY_NEEDED;
  } catch {
    return false;
  }
}

/** The temp folder, unless another user can't access it (TMPDIR below /root). */
function worldReachableTemp() {
  return ['/tmp', '/var/tmp', tmpdir()].find((folder) => existsSync(folder));
}

function openTo({ uid, gid }, directory) {
  chownSync(directory, uid, gid);
  chmodSync(directory, 0o700);
}

/**
 * Runs initdb and returns the random password of the user `postgres`. Case conversion beyond ASCII needs a UTF-8
 * character type, whose name differs between systems.
 */
function createCluster(folder, identity, { directory, data }) {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);
  const always = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--no-sync',
    '--lc-collate=C',
  ];
  const options = { ...identity, cwd: directory, env: environment(directory), encoding: 'utf8' };
  const outputs = [];
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8']) {
    const run = spawnSync(join(folder, 'initdb'), [...always, `--lc-ctype=${characterType}`], options);
    if (run.status === 0) return password;
    outputs.push(run.error?.message ?? `${run.stdout}${run.stderr}`);
    rmSync(data, { recursive: true, force: true });
  }
  throw new SetupError(
    `initdb in ${folder} failed:\n${tail(outputs.join('\n'))}`,
    'the programs of PostgreSQL are there but do not run on this machine',
    "install PostgreSQL from your system's packages, or give the address of a server in TEST_DATABASE_URL",
  );
}

const environment = (directory) => ({ PATH: process.env.PATH, HOME: directory, LC_ALL: 'C', TZ: 'UTC' });

// The shell wraps the server and reads a pipe only we hold open. When we end, even by kill -9, the pipe closes and the
// shell stops the server; no server outlives its test run.
const keeper =
  '"$@" </dev/null >>"$LOG" 2>&1 & server=$!; echo $server; trap "" INT TERM HUP; read -r _; kill -INT $server; wait $server; rm -rf "$DIRECTORY"';

async function launch(folder, identity, { directory, data, log }, settings) {
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    max_connections: 100,
    shared_buffers: '128MB',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const shell = spawn('/bin/sh', ['-c', keeper, 'sh', join(folder, 'postgres'), '-D', data, ...flags], {
    ...identity,
    cwd: directory,
    detached: true,
    env: { ...environment(directory), LOG: log, DIRECTORY: directory },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const pid = Number((await once(shell.stdout, 'data')).toString());
  const ended = once(shell, 'exit');
  const stop = async () => {
    shell.stdin.end();
    const late = sleep(STOP_LIMIT_MS, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late') process.kill(pid, 'SIGQUIT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const reason = await untilReady(data, pid);
  if (!reason) return { port, pid, stop };
  const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
  await stop();
  throw new SetupError(
    `PostgreSQL did not start:\n${tail(output)}`,
    reason,
    'see the lines above; a server of your own can be given in TEST_DATABASE_URL',
  );
}

/** Waits until the server accepts connections, which it writes to postmaster.pid; returns a reason if it doesn't. */
async function untilReady(data, pid) {
  const pidFile = join(data, 'postmaster.pid');
  for (const begun = performance.now(); performance.now() - begun < START_LIMIT_MS; await sleep(50)) {
    if (existsSync(pidFile) && /^ready\s*$/m.test(readFileSync(pidFile, 'utf8'))) return undefined;
    if (!isAlive(pid)) return 'the server ended while starting';
  }
  return `it was not ready after ${START_LIMIT_MS / 1000} s`;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function once(emitter, event) {
  return new Promise((resolve) => emitter.once(event, resolve));
}
