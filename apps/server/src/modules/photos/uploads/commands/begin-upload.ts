import type { NewUpload, UploadState } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { presentUpload } from '../../../../platform/uploads/uploads.ts';
import { insertUpload, readUploading } from '../../../../platform/uploads/uploads.repo.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { photosOf } from '../../photos.policy.ts';
import { readPhotoBytes } from '../../photos.repo.ts';
import { uploadRefusal } from '../../quota.rules.ts';
import { photoUploadsOf } from '../upload-reads.ts';

/** Begins the upload of a photo. Throws `photos.quota` and `photos.uploads_waiting`. */
export function beginUpload(
  { database, clock }: PhotosDeps,
  { size, name }: NewUpload,
  actor: Actor,
): Promise<UploadState> {
  const scope = photosOf(actor);
  const owner = photoUploadsOf(scope);
  return unitOfWork(database, async (tx) => {
    await lockClinicOf(tx, scope);
    const { uploads } = await readUploading(tx, owner);
    const refusal = uploadRefusal({ bytes: await readPhotoBytes(tx, scope), uploads });
    if (refusal) throw new ProblemError(refusal);
    return presentUpload(await insertUpload(tx, owner, { id: uuidv7(), name, size, at: clock.now() }));
  });
}
