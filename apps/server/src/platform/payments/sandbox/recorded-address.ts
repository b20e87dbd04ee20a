import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileOf = (folder: string): string => path.join(folder, 'address');

/** Records where the gateway of a folder listens, for other servers on it. Returns the function that removes it. */
export function noteAddress(folder: string, address: string): () => void {
  writeFileSync(fileOf(folder), address, { mode: 0o600 });
  return () => rmSync(fileOf(folder), { force: true });
}

/** Where the gateway of a folder was last seen, or null; a killed one leaves its address behind. */
export function recordedAddress(folder: string): string | null {
  try {
    return readFileSync(fileOf(folder), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
