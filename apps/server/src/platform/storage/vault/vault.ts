import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Blobs, StoredBytes } from '../blobs/blobs.ts';
import { assertFileId, assertInside, measureContent } from '../content.ts';
import type { Database } from '../../db/database.ts';
import { deleteFileKeys, findFileKey, insertFileKey } from '../keys/file-keys.repo.ts';
import type { WrappingKeys } from '../keys/wrapping-keys.ts';
import { FileExists, type Storage } from '../storage.ts';
import { FILE_KEY_BYTES } from './age-file.ts';
import { type OpenedFile, openFile, sealFile } from './file-seal.ts';

/**
 * Storage in which each file is encrypted with a key of its own, in the age v1 format (ADR 68). The keys are in the database,
 * encrypted with a key of the installation: without its row there, a file can't be read.
 */
export function createVault(database: Pick<Database, 'db'>, blobs: Blobs, keys: WrappingKeys): Storage {
  const find = (id: string) => openStored({ database, blobs, keys }, id);
  return {
    put: async (id, content, maxBytes) => {
      assertFileId(id);
      const fileKey = randomBytes(FILE_KEY_BYTES);
      if (!(await insertFileKey(database.db, id, keys.wrap(fileKey, id))))
        throw new FileExists(`${id} is stored already`);
      const measured = measureContent(maxBytes);
      try {
        await blobs.put(id, sealFile(fileKey, id, measured.pass(content)));
      } catch (error) {
        // The stream would stay open if nothing had read it.
        content.destroy();
        await deleteFileKeys(database.db, [id]);
        throw error;
      }
      return measured.facts();
    },
    stat: async (id) => {
      const found = await find(id);
      return found && { size: found.file.size };
    },
    get: async (id, range) => {
      const found = await find(id);
      if (!found) return null;
      const { file, bytes } = found;
      if (range) assertInside(range, file.size);
      return { size: file.size, content: Readable.from(closing(file.read(range), bytes), { objectMode: false }) };
    },
    delete: async (id) => {
      assertFileId(id);
      // The key first: whatever happens then, nothing can be read.
      await deleteFileKeys(database.db, [id]);
      return blobs.delete(id);
    },
  };
}

/** Null if there is no such file, or it was erased. */
async function openStored(
  { database, blobs, keys }: { database: Pick<Database, 'db'>; blobs: Blobs; keys: WrappingKeys },
  id: string,
): Promise<{ file: OpenedFile; bytes: StoredBytes } | null> {
  assertFileId(id);
  const stored = await findFileKey(database.db, id);
  const bytes = stored ? await blobs.open(id) : null;
  if (!stored || !bytes) return null;
  try {
    return { file: await openFile(keys.unwrap(stored, id), id, bytes), bytes };
  } finally {
    await bytes.close();
  }
}

async function* closing(content: AsyncGenerator<Buffer>, bytes: StoredBytes): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } finally {
    await bytes.close();
  }
}
