import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { findFeed, removeFeed as removeRow } from '../feeds.repo.ts';

/** Disconnects an outside calendar; its times no longer count. Throws `availability.feed_not_found`. */
export async function removeFeed(deps: AvailabilityDeps, id: string, actor: Actor): Promise<void> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const found = await findFeed(tx, scope, id);
    if (!found) throw new ProblemError('availability.feed_not_found');
    await removeRow(tx, id);
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.feed_removed',
      actor,
      at,
      target: { type: 'calendar_feed', id },
      facts: { calendar: found.feed.calendarId },
    });
  });
}
