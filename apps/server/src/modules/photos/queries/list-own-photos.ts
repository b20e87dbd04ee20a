import type { OwnPhotos, PhotosQuery } from '@travesia/contracts/photos';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findHeld } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { photosOf } from '../photos.policy.ts';
import { presentOwnPhotos } from '../photos.presenter.ts';
import { findCountry, listPhotoRows, readPhotoBytes } from '../photos.repo.ts';

/** The photos of a clinic, or of something of it, as its team edits them. */
export async function listOwnPhotosQuery(
  { database, holders }: PhotosDeps,
  query: PhotosQuery,
  actor: Actor,
): Promise<OwnPhotos> {
  const scope = photosOf(actor);
  const { db } = database;
  const held = await findHeld(db, holders, scope, query);
  const rows = await listPhotoRows(db, scope, held);
  const [country, usedBytes] = [await findCountry(db, scope), await readPhotoBytes(db, scope)];
  return presentOwnPhotos(rows, { subject: held.subject, country, usedBytes });
}
