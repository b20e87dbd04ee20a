import type { ListShare } from '@travesia/contracts/favorites';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { presentShare } from '../favorites.presenter.ts';
import { findList, updateList } from '../lists.repo.ts';

/** Creates a list's share link, or keeps it and updates whether it shows notes. Throws if the list isn't the user's. */
export async function shareList(
  { reads: { database, clock }, keys }: FavoritesDeps,
  id: string,
  withNotes: boolean,
  actor: Actor,
): Promise<ListShare> {
  const scope = ownFavorites(actor);
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const list = await findList(tx, scope, id);
    if (!list) throw new ProblemError('favorites.list_not_found');
    const token = keys.newToken();
    const link = list.shareHash
      ? {}
      : { shareHash: keys.hashToken(token), shareSealed: keys.shares.seal(token, list.id), sharedAt: clock.now() };
    const change = { ...link, shareNotes: withNotes };
    if (!list.shareHash || list.shareNotes !== withNotes) {
      await updateList(tx, scope, id, change);
      await appendAudit(tx, {
        action: 'favorites.list_shared',
        actor,
        at: clock.now(),
        subjectId: scope.userId,
        target: { type: 'favorite_list', id },
        facts: { with_notes: withNotes },
      });
    }
    const share = presentShare(keys, { ...list, ...change });
    if (!share) throw new Error('the link was not written');
    return share;
  });
}
