import type { Tx } from '../../platform/db/database.ts';
import type { Held } from './photo-holders.ts';
import { showGallery } from '../providers/index.ts';
import type { PhotoScope } from './photos.policy.ts';
import { listGalleries, listPhotoRows, type PhotoRow } from './photos.repo.ts';
import { shownPhotos } from './shown-photos.rules.ts';

/** After a change, hands the photos people see to what they belong to; returns all of them. */
export async function showPhotos(tx: Tx, scope: PhotoScope, held: Held, country: string): Promise<PhotoRow[]> {
  const rows = await listPhotoRows(tx, scope, held);
  await held.holder.show(tx, held.subjectId, shownPhotos(rows, country));
  return rows;
}

/** Shows the galleries of clinics as their photos are now, after some moved from one to another. */
export async function showGalleries(tx: Tx, providerIds: readonly string[]): Promise<void> {
  for (const { id, country, rows } of await listGalleries(tx, providerIds))
    await showGallery(tx, id, shownPhotos(rows, country));
}
