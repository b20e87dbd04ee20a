import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataDirInUse } from './data-dir-lock.ts';

/** Delay before restarting an engine that died. */
const RESTART_MS = 500;

export interface EmbeddedProcess {
  socketDir: string;
  /** Whether an engine is running; one that dies is restarted in the same place. */
  runs(): boolean;
  close(): Promise<void>;
}

/**
 * Starts the embedded engine on `<dataDir>/db` in a child process, and restarts it if it dies; `onDeath` is called.
 * Throws DataDirInUse if another server uses the folder.
 */
export async function startEmbedded(
  dataDir: string,
  onDeath: (code: number | null) => void = () => {},
): Promise<EmbeddedProcess> {
  const folder = path.resolve(dataDir, 'db');
  const socketDir = await mkdtemp(path.join(tmpdir(), 'travesia-'));
  let closing = false;
  let running: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let starting: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    // A killed engine leaves its socket behind.
    await rm(path.join(socketDir, '.s.PGSQL.5432'), { force: true });
    const child = await forkEngine(folder, socketDir);
    running = child;
    child.once('exit', (code) => {
      running = undefined;
      if (closing) return;
      onDeath(code);
      startLater();
    });
  }
  function startLater(): void {
    restart = setTimeout(() => {
      starting = start().catch(() => {
        if (!closing) startLater();
      });
    }, RESTART_MS);
  }

  try {
    await start();
  } catch (error) {
    await rm(socketDir, { recursive: true, force: true });
    throw error;
  }
  return {
    socketDir,
    runs: () => running !== undefined,
    close: async () => {
      closing = true;
      clearTimeout(restart);
      await starting;
      if (running) await endEngine(running);
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

function forkEngine(folder: string, socketDir: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'engine-process.ts'), [folder, socketDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
    child.on('message', (message: { socketDir?: string; inUse?: string }) => {
      if (message.inUse) return reject(new DataDirInUse(message.inUse));
      // Under `node --watch` a child also reports the files it read.
      if (message.socketDir !== undefined) resolve(child);
    });
  });
}

function endEngine(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.connected) child.send('close');
  });
}
