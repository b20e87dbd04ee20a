import { subscriptionEnding } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../../platform/outbox/append-event.ts';
import { visibleTo } from '../../../providers.policy.ts';
import { lockProvider } from '../../../writing/administer.repo.ts';
import { noticeDue } from '../subscription.rules.ts';
import { findEnding, listEnding, NOTIFIED } from '../subscription-notices.repo.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * Notifies owners, once each, of a subscription that ends in 30 or 7 days or has ended. A second run on the same day does
 * nothing; an extended subscription gets new notices.
 */
export async function watchSubscriptions({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const at = clock.now();
  const scope = visibleTo(SYSTEM);
  for (const { id, daysLeft, told } of await listEnding(database.db, at)) {
    if (noticeDue(daysLeft, told) === null) continue;
    await unitOfWork(database, async (tx) => {
      if (!(await lockProvider(tx, scope, id))) return;
      // Extended, or notified by another process, in the meantime.
      const ending = await findEnding(tx, id, at);
      const days = ending ? noticeDue(ending.daysLeft, ending.told) : null;
      if (!ending || days === null) return;
      const { packageType, endsOn } = ending;
      await appendAudit(tx, {
        action: NOTIFIED,
        actor: SYSTEM,
        at,
        contextProviderId: id,
        target: { type: 'provider', id },
        facts: { package: packageType, until: endsOn, days },
      });
      await appendEvent(tx, subscriptionEnding, { provider_id: id, package_type: packageType, ends_on: endsOn, days });
    });
  }
}
