import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverArguments, serverEnvironment } from '../../../scripts/setup/server-options.mjs';

export interface ServerProcess {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 120_000;

/** Settings of a product that is measured: a folder of its own, no demonstration, no limits. */
export function productEnvironment(url: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'travesia-bench-')),
    DEMO_MODE: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    NODE_ENV: 'production',
  };
}

/** Settings of a product with the demo on a database of `url`, without the web app, for runs that watch its answers. */
export const watchedEnvironment = (url: string, folder: string): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: path.join(folder, 'data'),
  APP_SECRET: 'of this run alone, long enough to be taken',
  DEMO_MODE: 'on',
  TRAVESIA_WEB: 'off',
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'silent',
});

/** Starts a script that listens on PORT in a process of its own and waits until `/` of it answers. */
export async function startProcess(
  script: string,
  port: number,
  env: Record<string, string>,
  probe: string,
): Promise<ServerProcess> {
  const child = fork(path.resolve(import.meta.dirname, script), [], {
    execArgv: [...serverArguments],
    env: { ...serverEnvironment, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(child, address + probe);
  return { address, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + READY_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer in ${READY_LIMIT_MS / 1000} s`);
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}
