import { Readable } from 'node:stream';
import type { UploadState } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ProblemError } from '../problem-error.ts';
import type { Files } from '../storage/files.ts';
import { endRunningPart } from './running-parts.ts';
import { deleteExpiredUploads, findUpload, type UploadOwner, type UploadRow } from './uploads.repo.ts';

export const presentUpload = ({ id, size, received, expiresAt }: UploadRow): UploadState => ({
  id,
  size,
  offset: received,
  expires_at: expiresAt.toISOString(),
});

/** An upload of its owner, with what came through of the last part. Throws `request.not_found`. */
export async function requireUpload(
  { database, clock }: { database: Pick<Database, 'db'>; clock: Clock },
  owner: UploadOwner,
  id: string,
): Promise<UploadRow> {
  const find = () => findUpload(database.db, owner, id, clock.now());
  let upload = await find();
  if (upload && (await endRunningPart(id))) upload = await find();
  if (!upload) throw new ProblemError('request.not_found', { detail: 'There is no such upload, or it has expired.' });
  return upload;
}

/** The content of an upload, one part after another. The stream fails with `request.not_found` if a part is gone. */
export function readParts(files: Pick<Files, 'get'>, parts: readonly string[]): Readable {
  return Readable.from(
    (async function* pieces() {
      for (const id of parts) {
        const part = await files.get(id);
        if (!part) throw new ProblemError('request.not_found', { detail: 'A part of this upload is gone.' });
        yield* part.content as AsyncIterable<Buffer>;
      }
    })(),
    { objectMode: false },
  );
}

const expire = defineJob('uploads.expire', z.object({}));

/** Every hour deletes uploads that were not used within a day. */
export function expireUploads(jobs: Pick<Jobs, 'work' | 'schedule'>, { db }: Pick<Database, 'db'>, clock: Clock): void {
  jobs.work(expire, () => deleteExpiredUploads(db, clock.now()));
  jobs.schedule(expire, '29 * * * *', {});
}
