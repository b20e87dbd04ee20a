import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadState } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Files } from '../../../platform/storage/files.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { type PhotoScope, photosOf } from '../photos.policy.ts';
import { findUpload, type UploadRow } from './uploads.repo.ts';

export const presentUpload = ({ id, size, received, expiresAt }: UploadRow): UploadState => ({
  id,
  size,
  offset: received,
  expires_at: expiresAt.toISOString(),
});

/** An upload of the clinic. Throws `request.not_found`. */
export async function uploadOf(
  { database, clock }: Pick<PhotosDeps, 'database' | 'clock'>,
  scope: PhotoScope,
  id: string,
): Promise<UploadRow> {
  const upload = await findUpload(database.db, scope, id, clock.now());
  if (!upload) throw new ProblemError('request.not_found', { detail: 'There is no such upload, or it has expired.' });
  return upload;
}

/** How much of an upload has arrived. */
export const getUploadQuery = async (deps: PhotosDeps, id: string, actor: Actor): Promise<UploadState> =>
  presentUpload(await uploadOf(deps, photosOf(actor), id));

/** The whole file of a finished upload. Throws `request.not_found` if a part is gone. */
export async function readParts(files: Files, { parts }: UploadRow): Promise<Buffer> {
  const streams: Readable[] = [];
  for (const id of parts) {
    const part = await files.get(id);
    if (!part) throw new ProblemError('request.not_found', { detail: 'A part of this upload is gone.' });
    streams.push(part.content);
  }
  return Buffer.concat(await Promise.all(streams.map((stream) => buffer(stream))));
}
