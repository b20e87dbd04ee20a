import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type HeadStore, highestHead, type KeptHead } from './head-store.ts';

/** Beyond it a new file is begun; the one before is kept. */
const MOST_BYTES = 1_000_000;

/** Heads in `<dataDir>/audit-heads.jsonl`, one per line; lines are only appended. */
export function createFileHeads(dataDir: string): HeadStore {
  const file = path.join(dataDir, 'audit-heads.jsonl');
  const former = `${file}.1`;
  return {
    read: async (identity) => highestHead([...(await readLines(former)), ...(await readLines(file))], identity),
    write: async (identity, { number, hash }) => {
      await mkdir(dataDir, { recursive: true });
      if ((await sizeOf(file)) > MOST_BYTES) await rename(file, former);
      const kept: KeptHead = { at: new Date().toISOString(), ...identity, number, hash };
      await appendFile(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
    },
  };
}

async function readLines(file: string): Promise<KeptHead[]> {
  const text = await readFile(file, 'utf8').catch(whenMissing(''));
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as KeptHead] : [];
    } catch {
      // A line that was cut off when the machine stopped.
      return [];
    }
  });
}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(whenMissing({ size: 0 }))).size;

const whenMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
