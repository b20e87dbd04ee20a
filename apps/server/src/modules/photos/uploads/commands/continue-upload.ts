import type { UploadState } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor, IncomingPart } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { FileTooLarge } from '../../../../platform/storage/storage.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { type PhotoScope, photosOf } from '../../photos.policy.ts';
import { MOST_PARTS } from '../../quota.rules.ts';
import { presentUpload, uploadOf } from '../upload-reads.ts';
import { type UploadRow, writePart } from '../uploads.repo.ts';

/**
 * Stores what arrives of a photo, and counts it once all of the part that came through is stored: two connections can’t
 * both add to the same place. Throws `upload.offset_differs`, `upload.too_large` and `upload.too_many_parts`.
 */
export async function continueUpload(
  deps: PhotosDeps,
  id: string,
  part: IncomingPart | undefined,
  actor: Actor,
): Promise<UploadState> {
  if (!part) throw new ProblemError('request.unsupported_media_type');
  const scope = photosOf(actor);
  const upload = await uploadOf(deps, scope, id);
  refusePart(upload, part);
  const stored = await storePart(deps, scope, upload, part);
  if (!stored) return presentUpload(upload);
  const written = await unitOfWork(deps.database, (tx) => writePart(tx, upload, stored)).catch(
    async (error: unknown) => {
      await deps.files.forget(stored.id);
      throw error;
    },
  );
  if (written) return presentUpload(written);
  await deps.files.forget(stored.id);
  throw new ProblemError('upload.offset_differs', { detail: 'Another part arrived in the meantime.' });
}

/** Before any byte is written. */
function refusePart({ size, received, parts }: UploadRow, { offset, length }: IncomingPart): void {
  if (offset !== received)
    throw new ProblemError('upload.offset_differs', { detail: `${received} bytes have arrived, not ${offset}.` });
  if (length !== null && length > size - received)
    throw new ProblemError('upload.too_large', { detail: `Only ${size - received} bytes are missing.` });
  if (parts.length >= MOST_PARTS) throw new ProblemError('upload.too_many_parts');
}

/** Null if nothing came through. */
async function storePart(
  { files }: PhotosDeps,
  { person }: PhotoScope,
  { size, received, name }: UploadRow,
  { content }: IncomingPart,
): Promise<{ id: string; size: number } | null> {
  const facts = { name, mediaType: 'application/octet-stream', maxBytes: size - received, uploadedBy: person.userId };
  const stored = await files.take(content, facts).catch((error: unknown) => {
    if (error instanceof FileTooLarge) throw new ProblemError('upload.too_large', { cause: error });
    throw error;
  });
  if (stored.size > 0) return stored;
  await files.forget(stored.id);
  return null;
}
