import type { UploadState } from '@travesia/contracts/kit';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { dropStoredFiles } from '../../storage/stored-files.repo.ts';
import { presentUpload, requireUpload } from '../uploads.ts';
import { deleteUpload, type UploadOwner } from '../uploads.repo.ts';

/** Gives up an upload and erases what arrived. Throws `request.not_found`. */
export async function cancelUpload(
  deps: { database: Database; clock: Clock },
  owner: UploadOwner,
  id: string,
): Promise<UploadState> {
  const upload = await requireUpload(deps, owner, id);
  await unitOfWork(deps.database, async (tx) => {
    await deleteUpload(tx, id);
    await dropStoredFiles(tx, upload.parts, deps.clock.now());
  });
  return presentUpload(upload);
}
