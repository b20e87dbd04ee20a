import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** Next to the engine's folder, a file contains its socket folder; only this user can open the socket. */
const fileOf = (dataDir: string): string => path.resolve(dataDir, 'db.socket');

/**
 * Records where the engine on `<dataDir>/db` listens, for commands run next to the server. Returns the function that
 * removes it.
 */
export function noteEngine(engineFolder: string, socketDir: string): () => void {
  const file = fileOf(path.dirname(engineFolder));
  writeFileSync(file, socketDir, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The socket folder of the engine a server currently runs on `<dataDir>/db`, or null. */
export async function findRunningEngine(dataDir: string): Promise<string | null> {
  let socketDir: string;
  try {
    socketDir = readFileSync(fileOf(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
  // A killed engine's leftovers don't accept connections.
  return (await answers(path.join(socketDir, '.s.PGSQL.5432'))) ? socketDir : null;
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(socket);
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}
