import type { Tx } from '../../platform/db/database.ts';
import type { Held } from './photo-holders.ts';
import type { PhotoScope } from './photos.policy.ts';
import { listPhotoRows, type PhotoRow } from './photos.repo.ts';
import { shownPhotos } from './shown-photos.rules.ts';

/** After a change, hands the photos people see to what they belong to; returns all of them. */
export async function showPhotos(tx: Tx, scope: PhotoScope, held: Held, country: string): Promise<PhotoRow[]> {
  const rows = await listPhotoRows(tx, scope, held);
  await held.holder.show(tx, held.subjectId, shownPhotos(rows, country));
  return rows;
}
