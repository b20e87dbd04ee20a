import { buffer } from 'node:stream/consumers';
import { MOST_PHOTOS, type NewPhoto, type OwnPhoto, PHOTO_WIDTHS } from '@travesia/contracts/photos';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { type EncodedPhoto, encodePhoto } from '../../../platform/pictures/encode-photo.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { lockClinicOf } from '../../providers/index.ts';
import { readParts, requireUpload } from '../../../platform/uploads/uploads.ts';
import { deleteUpload, type UploadRow } from '../../../platform/uploads/uploads.repo.ts';
import { findHeld, type Held } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { type PhotoScope, photosOf } from '../photos.policy.ts';
import { presentOwnPhoto } from '../photos.presenter.ts';
import { insertPhoto, listPhotoRows, type PhotoRow, readPhotoBytes } from '../photos.repo.ts';
import { MOST_BYTES } from '../quota.rules.ts';
import { showPhotos } from '../show-photos.ts';
import { likelyKind } from '../shown-photos.rules.ts';
import { photoUploadsOf } from '../uploads/upload-reads.ts';
import { cancelUpload } from '../../../platform/uploads/commands/cancel-upload.ts';
import { idsOf, storeSizes, type StoredPhoto } from '../variant-files.ts';

const NOTHING = { en: '', es: '', pt: '' };

/**
 * Makes a photo from a finished upload. A file that is no usable photo is deleted with its upload. Throws the problems of
 * `encodePhoto`, `request.not_found`, `photos.upload_unfinished`, `photos.too_many` and `photos.quota`.
 */
export async function addPhoto(deps: PhotosDeps, asked: NewPhoto, actor: Actor): Promise<OwnPhoto> {
  const scope = photosOf(actor);
  const { database, files } = deps;
  const held = await findHeld(database.db, deps.holders, scope, asked);
  const upload = await requireUpload(deps, photoUploadsOf(scope), asked.upload_id);
  if (upload.received < upload.size)
    throw new ProblemError('photos.upload_unfinished', {
      detail: `${upload.size - upload.received} bytes are missing.`,
    });
  if ((await listPhotoRows(database.db, scope, held)).length >= MOST_PHOTOS[held.subject])
    throw new ProblemError('photos.too_many');
  const photo = await encodePhoto(await buffer(readParts(files, upload.parts)), PHOTO_WIDTHS).catch(
    async (error: unknown) => {
      if (error instanceof ProblemError) await cancelUpload(deps, photoUploadsOf(scope), upload.id);
      throw error;
    },
  );
  const stored = await storeSizes(files, photo, scope.person.userId);
  try {
    return await unitOfWork(database, (tx) =>
      insertNew(tx, deps, { scope, held, upload, photo, stored, asked, actor }),
    );
  } catch (error) {
    for (const id of idsOf(stored.variants)) await files.forget(id);
    throw error;
  }
}

interface Making {
  scope: PhotoScope;
  held: Held;
  upload: UploadRow;
  photo: EncodedPhoto;
  stored: StoredPhoto;
  asked: NewPhoto;
  actor: Actor;
}

async function insertNew(
  tx: Tx,
  { clock }: PhotosDeps,
  { scope, held, upload, photo, stored, asked, actor }: Making,
): Promise<OwnPhoto> {
  const at = clock.now();
  const { country } = await lockClinicOf(tx, scope);
  const others = await listPhotoRows(tx, scope, held);
  if (others.length >= MOST_PHOTOS[held.subject]) throw new ProblemError('photos.too_many');
  if ((await readPhotoBytes(tx, scope)) + stored.bytes > MOST_BYTES) throw new ProblemError('photos.quota');
  if (!(await deleteUpload(tx, upload.id)))
    throw new ProblemError('request.not_found', { detail: 'This upload was used in the meantime.' });
  await dropStoredFiles(tx, upload.parts, at);
  for (const id of idsOf(stored.variants)) await keepStoredFile(tx, id);
  const row = await insertPhoto(tx, {
    id: uuidv7(),
    providerId: scope.providerId,
    subject: held.subject,
    subjectId: held.subjectId,
    position: nextPosition(others),
    alt: asked.alt ?? NOTHING,
    kind: likelyKind(held.subject, others.length),
    width: photo.width,
    height: photo.height,
    color: photo.color,
    ...stored,
    createdAt: at,
  });
  await showPhotos(tx, scope, held, country);
  const target = { type: 'photo', id: row.id };
  await appendAudit(tx, { action: 'clinic.photo_added', actor, at, target, facts: { subject: held.subject } });
  return presentOwnPhoto(row, country);
}

const nextPosition = (others: readonly PhotoRow[]): number =>
  Math.max(-1, ...others.map(({ position }) => position)) + 1;
