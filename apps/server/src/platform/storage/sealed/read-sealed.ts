import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from '../storage.ts';
import type { FileSeal, OpenedFile } from './file-seal.ts';

/** An encrypted file on disk. */
export interface SealedFile {
  id: string;
  place: string;
  seal: FileSeal;
}

/** Bytes of content, from the end of the file; null if there is none. */
export async function sizeOfSealed(file: SealedFile): Promise<{ size: number } | null> {
  const handle = await openIfThere(file.place);
  if (!handle) return null;
  try {
    return { size: (await unseal(file, handle)).size };
  } finally {
    await handle.close();
  }
}

/** The content, or a part of it. Opens the file only on first read: asking for the size leaves none open. */
export async function* readSealed(file: SealedFile, range?: ByteRange): AsyncGenerator<Buffer> {
  const handle = await open(file.place);
  try {
    yield* (await unseal(file, handle)).read(range);
  } finally {
    await handle.close();
  }
}

async function unseal({ id, seal }: SealedFile, handle: FileHandle): Promise<OpenedFile> {
  const { size } = await handle.stat();
  return seal.open(id, {
    size,
    read: async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
  });
}

async function openIfThere(place: string): Promise<FileHandle | null> {
  try {
    return await open(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
