import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** Beside the engine's folder stands where it is reached; only this user can open the socket that it names. */
const fileOf = (dataDir: string): string => path.resolve(dataDir, 'db.socket');

/** Notes where the engine on `<dataDir>/db` is reached, for commands beside the server. Answers the function that takes it back. */
export function noteEngine(engineFolder: string, socketDir: string): () => void {
  const file = fileOf(path.dirname(engineFolder));
  writeFileSync(file, socketDir, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The socket folder of the engine that a server runs on `<dataDir>/db` at this moment, or null. */
export async function findRunningEngine(dataDir: string): Promise<string | null> {
  let socketDir: string;
  try {
    socketDir = readFileSync(fileOf(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
  // What a killed engine left behind answers nobody.
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
