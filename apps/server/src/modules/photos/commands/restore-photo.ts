import { MOST_PHOTOS, type OwnPhotos } from '@travesia/contracts/photos';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { lockClinicOf } from '../../providers/index.ts';
import { findHeld } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { photosOf } from '../photos.policy.ts';
import { presentOwnPhotos } from '../photos.presenter.ts';
import { insertPhoto, listPhotoRows, readPhotoBytes, writeOrder } from '../photos.repo.ts';
import { MOST_BYTES } from '../quota.rules.ts';
import { openRemoved } from '../removed-photo.ts';
import { showPhotos } from '../show-photos.ts';
import { idsOf } from '../variant-files.ts';

/** Takes back a removal of the last minute by the same person. Throws `request.undo_over`, also if it is back already. */
export function restorePhoto(
  { database, clock, holders, secret }: PhotosDeps,
  undo: string,
  actor: Actor,
): Promise<OwnPhotos> {
  const scope = photosOf(actor);
  const at = clock.now();
  const photo = openRemoved(secret, scope, undo, at);
  const { id, subject, subjectId } = photo;
  return unitOfWork(database, async (tx) => {
    const { country } = await lockClinicOf(tx, scope);
    const held = await findHeld(tx, holders, scope, { subject, subject_id: subjectId });
    const others = await listPhotoRows(tx, scope, held);
    if (others.some((one) => one.id === id)) throw new ProblemError('request.undo_over');
    if (others.length >= MOST_PHOTOS[subject]) throw new ProblemError('photos.too_many');
    if ((await readPhotoBytes(tx, scope)) + photo.bytes > MOST_BYTES) throw new ProblemError('photos.quota');
    for (const file of idsOf(photo.variants)) await keepStoredFile(tx, file);
    await insertPhoto(tx, { ...photo, version: photo.version + 1 });
    const before = others.filter(({ position }) => position < photo.position).length;
    await writeOrder(tx, others.map((one) => one.id).toSpliced(before, 0, id));
    const rows = await showPhotos(tx, scope, held, country);
    const target = { type: 'photo', id };
    await appendAudit(tx, { action: 'clinic.photo_restored', actor, at, target, facts: { subject } });
    return presentOwnPhotos(rows, { subject, country, usedBytes: await readPhotoBytes(tx, scope) });
  });
}
