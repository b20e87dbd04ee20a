import { fork } from 'node:child_process';
import path from 'node:path';
import { DataDirInUse } from './data-dir-lock.ts';

export interface EmbeddedProcess {
  socketDir: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded engine on `<dataDir>/db` in a child process.
 * Throws DataDirInUse when another server holds the folder.
 */
export function startEmbedded(dataDir: string): Promise<EmbeddedProcess> {
  const folder = path.resolve(dataDir, 'db');
  const child = fork(path.join(import.meta.dirname, 'engine-process.ts'), [folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
    child.on('message', (message: { socketDir?: string; inUse?: string }) => {
      if (message.inUse) return reject(new DataDirInUse(message.inUse));
      // Under `node --watch` a child also reports the files it read.
      if (message.socketDir === undefined) return;
      resolve({
        socketDir: message.socketDir,
        close: async () => {
          if (child.connected) child.send('close');
          await ended;
        },
      });
    });
  });
}
