import type { NewUpload, UploadState } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { presentUpload } from '../../../../platform/uploads/uploads.ts';
import { insertUpload } from '../../../../platform/uploads/uploads.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords, recordUploadsOf } from '../../records.policy.ts';
import { lockVault, requireSpace } from '../vault-space.ts';

/** Begins the upload of a file to the vault. Throws `records.vault_full` and `records.arrivals_waiting`. */
export function beginRecordUpload(
  { database, clock, seal }: RecordsDeps,
  { size, name }: NewUpload,
  actor: Actor,
): Promise<UploadState> {
  const scope = ownRecords(actor);
  return unitOfWork(database, async (tx) => {
    await lockVault(tx, scope.patientId);
    await requireSpace(tx, scope, { count: 1, bytes: size });
    const id = uuidv7();
    const upload = { id, name: seal.seal(name, id), size, at: clock.now() };
    return presentUpload(await insertUpload(tx, recordUploadsOf(scope), upload));
  });
}
