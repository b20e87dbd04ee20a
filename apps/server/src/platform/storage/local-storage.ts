import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertFileId, assertInside, measureContent } from './content.ts';
import { createFileSeal, type FileSeal } from './sealed/file-seal.ts';
import { readSealed, sizeOfSealed } from './sealed/read-sealed.ts';
import { FileExists, type Storage, type StoredFile } from './storage.ts';

/** Files on the local disk, under `<dataDir>/files`, encrypted with keys derived from the installation's secret. */
export function createLocalStorage(dataDir: string, secret: string): Storage {
  const root = path.resolve(dataDir, 'files');
  const seal = createFileSeal(secret);
  const placeOf = (id: string): string => {
    assertFileId(id);
    // The last characters, since a version 7 UUID starts with the time and would put a day's files in one folder.
    return path.join(root, id.slice(-2), id);
  };
  return {
    put: async (id, content, maxBytes) => store(root, placeOf(id), { id, seal, content, maxBytes }),
    stat: async (id) => sizeOfSealed({ id, seal, place: placeOf(id) }),
    get: async (id, range) => {
      const file = { id, seal, place: placeOf(id) };
      const found = await sizeOfSealed(file);
      if (!found) return null;
      if (range) assertInside(range, found.size);
      return { size: found.size, content: Readable.from(readSealed(file, range), { objectMode: false }) };
    },
    delete: async (id) => {
      const place = placeOf(id);
      try {
        await rm(place);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
  };
}

interface Content {
  id: string;
  seal: FileSeal;
  content: Readable;
  maxBytes: number;
}

/** Writes to a temporary file, syncs to disk, then names it atomically: partial files are never visible. */
async function store(root: string, place: string, { id, seal, content, maxBytes }: Content): Promise<StoredFile> {
  const unfinished = path.join(root, 'unfinished', randomUUID());
  await Promise.all([
    mkdir(path.dirname(unfinished), { recursive: true }),
    mkdir(path.dirname(place), { recursive: true }),
  ]);
  const measured = measureContent(maxBytes);
  // Opened before the stream begins: one that fails early would create the file after its removal.
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await pipeline(
      content,
      measured.pass,
      (chunks: AsyncIterable<Buffer>) => seal.seal(id, chunks),
      file.createWriteStream({ flush: true }),
    );
    // Unlike a rename, a link fails if the name is taken.
    await link(unfinished, place);
    await flushFolder(path.dirname(place));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new FileExists(`${path.basename(place)} is stored already`);
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return measured.facts();
}

/** After a power failure the name must exist as well as the content. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
