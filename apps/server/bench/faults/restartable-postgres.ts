import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../../../scripts/postgres/find-binaries.mjs';
import { reachableBinaries } from '../../../../scripts/postgres/private-copy.mjs';
import { unprivilegedIdentity } from '../../../../scripts/postgres/unprivileged.mjs';

export interface RestartablePostgres {
  url: string;
  port: number;
  start(): Promise<void>;
  /** Ends it: `SIGINT` as a restart does, `SIGQUIT` at once, `SIGKILL` as a crash of the machine. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** A PostgreSQL server, with the write guarantees of a production one, that can be ended and started on the same data. */
export async function makePostgres(port: number): Promise<RestartablePostgres> {
  const identity = unprivilegedIdentity();
  const folder = mkdtempSync('/tmp/travesia-faults-');
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const binaries = reachableBinaries(await findPostgresBinaries(), identity, folder);
  const data = path.join(folder, 'data');
  const options = { ...identity, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  process.on('exit', () => server?.kill('SIGQUIT'));

  const signalAll = (signal: NodeJS.Signals) => {
    const postmaster = server?.pid ?? 0;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
    for (const pid of [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)]) process.kill(pid, signal);
  };
  const end: RestartablePostgres['end'] = async (signal) => {
    if (!server) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
    server = undefined;
  };
  return {
    url,
    port,
    start: async () => {
      const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 60 };
      const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      for (;;) {
        server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
        if (await answersSoon(url, server)) return;
        // After a kill the processes of the old server may still be ending.
        server.kill('SIGQUIT');
        await sleep(200);
      }
    },
    end,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answersSoon(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}
