// The child process that runs the embedded engine, so that its queries don't block the server's event loop.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';
import { openEngine } from './engine.ts';
import { noteEngine } from './running-engine.ts';

const [, , dataDir, socketDir] = process.argv;
if (!dataDir || !socketDir || !process.send)
  throw new Error('engine-process is started by the server with a data folder and one for the socket');

mkdirSync(path.dirname(dataDir), { recursive: true });
// A killed server leaves an engine that is still shutting down: give it a moment before failing.
const patience = Date.now() + 5_000;
const release = await takeLock(dataDir);
const engine = await openEngine({ dataDir, socketDir });
const forget = noteEngine(dataDir, engine.socketDir);

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  forget();
  await engine.close();
  release();
  process.exit(0);
}

process.on('disconnect', () => void close());
process.on('message', (message) => {
  if (message === 'close') void close();
});
// Ctrl-C reaches the whole process group: the server decides when the engine stops.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.send({ socketDir: engine.socketDir });

async function takeLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDir(folder);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
      if (Date.now() > patience) {
        process.send?.({ inUse: error.message });
        process.exit(3);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
