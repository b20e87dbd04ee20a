import type { RemovedPhoto } from '@travesia/contracts/photos';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { expireStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { lockClinicOf } from '../../providers/index.ts';
import { findHeld } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { photosOf } from '../photos.policy.ts';
import { presentOwnPhotos } from '../photos.presenter.ts';
import { deletePhoto, lockPhoto, readPhotoBytes } from '../photos.repo.ts';
import { filesKeptUntil, sealRemoved } from '../removed-photo.ts';
import { showPhotos } from '../show-photos.ts';
import { idsOf } from '../variant-files.ts';

/** Removes a photo from all pages; its files go once that can no longer be undone. Throws `request.not_found`. */
export function removePhoto(
  { database, clock, holders, secret }: PhotosDeps,
  id: string,
  actor: Actor,
): Promise<RemovedPhoto> {
  const scope = photosOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { country } = await lockClinicOf(tx, scope);
    const photo = await lockPhoto(tx, scope, id);
    if (!photo) throw new ProblemError('request.not_found');
    const { subject, subjectId } = photo;
    const held = await findHeld(tx, holders, scope, { subject, subject_id: subjectId });
    await deletePhoto(tx, id);
    await expireStoredFiles(tx, idsOf(photo.variants), filesKeptUntil(at));
    const rows = await showPhotos(tx, scope, held, country);
    const target = { type: 'photo', id };
    await appendAudit(tx, { action: 'clinic.photo_removed', actor, at, target, facts: { subject } });
    const left = presentOwnPhotos(rows, { subject, country, usedBytes: await readPhotoBytes(tx, scope) });
    return { ...left, undo: sealRemoved(secret, scope, photo, at) };
  });
}
