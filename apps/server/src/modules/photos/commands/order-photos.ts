import type { OwnPhotos, PhotoOrder } from '@travesia/contracts/photos';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockClinicOf } from '../../providers/index.ts';
import { findHeld } from '../photo-holders.ts';
import type { PhotosDeps } from '../photos-deps.ts';
import { photosOf } from '../photos.policy.ts';
import { presentOwnPhotos } from '../photos.presenter.ts';
import { listPhotoRows, readPhotoBytes, writeOrder } from '../photos.repo.ts';
import { showPhotos } from '../show-photos.ts';

/** Puts photos into a new order. Throws `request.not_found`, and `photos.order_differs` if others were added or removed. */
export function orderPhotos(
  { database, clock, holders }: PhotosDeps,
  { ids, ...asked }: PhotoOrder,
  actor: Actor,
): Promise<OwnPhotos> {
  const scope = photosOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { country } = await lockClinicOf(tx, scope);
    const held = await findHeld(tx, holders, scope, asked);
    const { subject, subjectId } = held;
    const before = (await listPhotoRows(tx, scope, held)).map(({ id }) => id);
    if (before.toSorted().join() !== ids.toSorted().join()) throw new ProblemError('photos.order_differs');
    await writeOrder(tx, ids);
    const rows = await showPhotos(tx, scope, held, country);
    if (before.join() !== ids.join()) {
      const target = { type: 'photos', id: subjectId };
      await appendAudit(tx, { action: 'clinic.photos_ordered', actor, at, target, facts: { subject } });
    }
    return presentOwnPhotos(rows, { subject, country, usedBytes: await readPhotoBytes(tx, scope) });
  });
}
