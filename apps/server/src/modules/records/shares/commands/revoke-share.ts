import type { RecordShare } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { lockRecord } from '../../records.repo.ts';
import { recordShareLifecycle } from '../record-share.lifecycle.ts';
import { presentShare } from '../shares.presenter.ts';
import { findShare } from '../shares.repo.ts';

/**
 * Ends a share: from the next call on, the clinic reads nothing of the record. Throws `records.not_found`, `records.share_not_found` and
 * `records.share_not_possible`.
 */
export async function revokeShare(
  { database, clock }: RecordsDeps,
  { id, shareId }: { id: string; shareId: string },
  actor: Actor,
): Promise<RecordShare> {
  const scope = ownRecords(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if (!(await lockRecord(tx, scope, id))) throw new ProblemError('records.not_found');
    const share = await findShare(tx, shareId);
    if (share?.row.recordId !== id) throw new ProblemError('records.share_not_found');
    const row = await transition(tx, recordShareLifecycle, {
      id: shareId,
      action: 'revoke',
      actor,
      as: 'patient',
      at,
    });
    return presentShare({ ...share, row }, at);
  });
}
