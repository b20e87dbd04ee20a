import type { Subscription, SubscriptionChange } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { administeredBy } from '../../providers.policy.ts';
import { partnerToAdminister } from '../../writing/provider-to-administer.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { presentSubscription } from '../people.presenter.ts';
import { insertPeriod, listPeriods } from '../subscriptions.repo.ts';
import { nextPeriod } from '../subscription.rules.ts';

/** Extends a partner's subscription by a number of months from its current end. Concurrent extensions add up. */
export async function extendSubscription(
  { database, clock }: ProvidersAdminDeps,
  id: string,
  { package_type: packageType, months }: SubscriptionChange,
  actor: Actor,
): Promise<Subscription> {
  const scope = administeredBy(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { timeZone } = await partnerToAdminister(tx, scope, id);
    const today = clock.today(timeZone);
    const [latest] = await listPeriods(tx, id);
    const { from, until } = nextPeriod(today, latest?.endsOn ?? null, months);
    await insertPeriod(tx, { providerId: id, packageType, months, startsOn: from, endsOn: until, createdAt: at });
    await appendAudit(tx, {
      action: 'provider.subscription_extended',
      actor,
      at,
      contextProviderId: id,
      target: { type: 'provider', id },
      facts: { package: packageType, months, until },
    });
    return presentSubscription(await listPeriods(tx, id), today);
  });
}
