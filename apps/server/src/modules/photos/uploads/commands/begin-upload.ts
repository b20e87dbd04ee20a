import type { NewUpload, UploadState } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { photosOf } from '../../photos.policy.ts';
import { readUsage } from '../../photos.repo.ts';
import { uploadRefusal } from '../../quota.rules.ts';
import { presentUpload } from '../upload-reads.ts';
import { insertUpload } from '../uploads.repo.ts';

const DAY_MS = 24 * 3_600_000;

/** Begins the upload of a photo. Throws `photos.quota` and `photos.uploads_waiting`. */
export function beginUpload(
  { database, clock }: PhotosDeps,
  { size, name }: NewUpload,
  actor: Actor,
): Promise<UploadState> {
  const scope = photosOf(actor);
  return unitOfWork(database, async (tx) => {
    await lockClinicOf(tx, scope);
    const refusal = uploadRefusal(await readUsage(tx, scope));
    if (refusal) throw new ProblemError(refusal);
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + DAY_MS);
    const row = { id: uuidv7(), providerId: scope.providerId, name, size, expiresAt, createdAt: at };
    return presentUpload(await insertUpload(tx, row));
  });
}
