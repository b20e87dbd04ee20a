import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { findList, updateList } from '../lists.repo.ts';

/** Revokes a list's share link; does nothing without one. Throws if the list isn't the user's. */
export async function withdrawShare(
  { reads: { database, clock } }: FavoritesDeps,
  id: string,
  actor: Actor,
): Promise<void> {
  const scope = ownFavorites(actor);
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const list = await findList(tx, scope, id);
    if (!list) throw new ProblemError('favorites.list_not_found');
    if (!list.shareHash) return;
    await updateList(tx, scope, id, { shareHash: null, shareSealed: null, sharedAt: null, shareNotes: false });
    await appendAudit(tx, {
      action: 'favorites.share_withdrawn',
      actor,
      at: clock.now(),
      subjectId: scope.userId,
      target: { type: 'favorite_list', id },
    });
  });
}
