import type { UploadState } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { presentUpload, requireUpload } from '../../../../platform/uploads/uploads.ts';
import { deleteUpload } from '../../../../platform/uploads/uploads.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords, recordUploadsOf } from '../../records.policy.ts';

/** Gives up an upload and erases what arrived. Throws `request.not_found`. */
export async function cancelRecordUpload(deps: RecordsDeps, id: string, actor: Actor): Promise<UploadState> {
  const upload = await requireUpload(deps, recordUploadsOf(ownRecords(actor)), id);
  await unitOfWork(deps.database, async (tx) => {
    await deleteUpload(tx, id);
    await dropStoredFiles(tx, upload.parts, deps.clock.now());
  });
  return presentUpload(upload);
}
