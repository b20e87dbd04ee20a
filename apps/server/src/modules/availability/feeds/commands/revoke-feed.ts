import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { revokePublished } from '../feeds.repo.ts';

/** Ends a published address at once. Throws `availability.feed_not_found`. */
export async function revokeFeed(deps: AvailabilityDeps, id: string, actor: Actor): Promise<void> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const calendarId = await revokePublished(tx, scope, id, at);
    if (!calendarId) throw new ProblemError('availability.feed_not_found');
    await appendAudit(tx, {
      action: 'availability.feed_revoked',
      actor,
      at,
      target: { type: 'published_feed', id },
      facts: { calendar: calendarId },
    });
  });
}
