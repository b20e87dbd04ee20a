import type { RecordLink } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { presentLink } from '../links.presenter.ts';
import { findLink } from '../links.repo.ts';
import { recordLinkLifecycle } from '../record-link.lifecycle.ts';

/** Ends a link: from the next call on, nothing can be read with it. Throws `records.link_not_found` and `records.link_not_possible`. */
export async function revokeLink(
  { database, clock, seal }: RecordsDeps,
  id: string,
  actor: Actor,
): Promise<RecordLink> {
  const scope = ownRecords(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const found = await findLink(tx, scope, id);
    if (!found) throw new ProblemError('records.link_not_found');
    const row = await transition(tx, recordLinkLifecycle, { id, action: 'revoke', actor, as: 'patient', at });
    return presentLink(seal, { ...found, row }, at);
  });
}
