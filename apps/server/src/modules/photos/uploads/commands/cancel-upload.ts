import type { UploadState } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { presentUpload, requireUpload } from '../../../../platform/uploads/uploads.ts';
import { deleteUpload } from '../../../../platform/uploads/uploads.repo.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { photosOf } from '../../photos.policy.ts';
import { photoUploadsOf } from '../upload-reads.ts';

/** Gives up an upload; what arrived is deleted with the next sweep. Throws `request.not_found`. */
export async function cancelUpload(deps: PhotosDeps, id: string, actor: Actor): Promise<UploadState> {
  const upload = await requireUpload(deps, photoUploadsOf(photosOf(actor)), id);
  await unitOfWork(deps.database, async (tx) => {
    await deleteUpload(tx, id);
    await dropStoredFiles(tx, upload.parts, deps.clock.now());
  });
  return presentUpload(upload);
}
