import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileExists } from '../storage.ts';
import type { Blobs, StoredBytes } from './blobs.ts';

/** Encrypted files on the local disk, under `<dataDir>/files`. */
export function createLocalBlobs(dataDir: string): Blobs {
  const root = path.resolve(dataDir, 'files');
  // The last characters, since a version 7 UUID starts with the time and would put a day's files in one folder.
  const placeOf = (id: string): string => path.join(root, id.slice(-2), id);
  return {
    put: (id, bytes) => store(root, placeOf(id), bytes),
    open: (id) => bytesAt(placeOf(id)),
    delete: async (id) => {
      try {
        await rm(placeOf(id));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
  };
}

/** The file is open only from the first read to the close: asking for the size leaves nothing open. */
async function bytesAt(place: string): Promise<StoredBytes | null> {
  const size = await sizeAt(place);
  if (size === null) return null;
  let handle: Promise<FileHandle> | undefined;
  return {
    size,
    read: async (position, length) => {
      const file = await (handle ??= open(place));
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: async () => {
      const opened = handle;
      handle = undefined;
      await (await opened)?.close();
    },
  };
}

async function sizeAt(place: string): Promise<number | null> {
  try {
    return (await stat(place)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes to a temporary file, syncs to disk, then names it atomically: partial files are never visible. */
async function store(root: string, place: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const unfinished = path.join(root, 'unfinished', randomUUID());
  await Promise.all([
    mkdir(path.dirname(unfinished), { recursive: true }),
    mkdir(path.dirname(place), { recursive: true }),
  ]);
  // Opened before the stream begins: one that fails early would create the file after its removal.
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await pipeline(bytes, file.createWriteStream({ flush: true, highWaterMark: 1024 * 1024 }));
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
