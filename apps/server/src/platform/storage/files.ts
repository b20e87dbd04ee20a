import type { Readable } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from './storage.ts';
import { deleteStoredFile, findForsaken, insertStoredFile, writeArrived } from './stored-files.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Batch size of deletions. */
const AT_ONCE = 200;

/** A received file. It is deleted after a day unless something keeps it. */
export interface ArrivedFile {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
}

/** An incoming file, with sanitized name and detected type. */
export interface ArrivingFile {
  name: string;
  mediaType: string;
  maxBytes: number;
  uploadedBy: string | null;
}

/** Files with their metadata. Not inside a transaction; there, use `keepStoredFile` and `dropStoredFiles`. */
export interface Files {
  /** Stores a file. Throws FileTooLarge. */
  take(content: Readable, file: ArrivingFile): Promise<ArrivedFile>;
  /** Deletes a file that nothing has kept. */
  forget(id: string): Promise<void>;
  get: Storage['get'];
}

export function createFiles(database: Database, storage: Storage, clock: Clock): Files {
  return {
    get: (id, range) => storage.get(id, range),
    forget: (id) => forget(database, storage, id),
    take: async (content, { name, mediaType, maxBytes, uploadedBy }) => {
      const id = uuidv7();
      const deleteAfter = new Date(clock.now().getTime() + DAY_MS);
      // The row first: it lets the sweep find what a crash leaves in storage.
      await insertStoredFile(database.db, { id, name, uploadedBy, deleteAfter, createdAt: clock.now() });
      try {
        const { size, sha256 } = await storage.put(id, content, maxBytes);
        await writeArrived(database.db, id, { mediaType, size, sha256 });
        return { id, name, mediaType, size, sha256 };
      } catch (error) {
        await forget(database, storage, id);
        throw error;
      }
    },
  };
}

/** The content first: a row without content is retried, content without a row would stay forever. */
async function forget(database: Database, storage: Storage, id: string): Promise<void> {
  await storage.delete(id);
  await deleteStoredFile(database.db, id);
}

const sweep = defineJob('storage.delete_forsaken', z.object({}));

/** Hourly deletes files that belong to nothing: dropped ones, and those never kept, a day after they were received. */
export function sweepFiles(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  database: Database,
  storage: Storage,
  clock: Clock,
): void {
  jobs.work(sweep, async () => {
    for (let ids = await next(); ids.length; ids = await next())
      for (const id of ids) await forget(database, storage, id);
  });
  jobs.schedule(sweep, '23 * * * *', {});
  const next = () => findForsaken(database.db, clock.now(), AT_ONCE);
}
