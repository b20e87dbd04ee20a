import type { PackageType, Subscription } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { partnerToAdminister } from '../../../writing/provider-to-administer.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { nextPeriod } from '../subscription.rules.ts';
import { presentSubscription } from '../subscription.presenter.ts';
import { insertPeriod, listPeriods } from '../subscriptions.repo.ts';

interface Extension {
  /** Null continues the plan of the last period. */
  package_type: PackageType | null;
  months: number;
  /** The end that the admin saw; without it, concurrent extensions add up. */
  seenEnd?: string | null;
}

/** Extends a partner's subscription by a number of months from its current end. */
export async function extendSubscription(
  { database, clock }: Pick<ProvidersAdminDeps, 'database' | 'clock'>,
  id: string,
  { package_type: wanted, months, seenEnd }: Extension,
  actor: Actor,
): Promise<Subscription> {
  const scope = administeredBy(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { timeZone, operationalStatus } = await partnerToAdminister(tx, scope, id);
    if (operationalStatus === 'merged') throw new ProblemError('providers.stands_differently');
    const today = clock.today(timeZone);
    const [latest] = await listPeriods(tx, id);
    const end = latest?.endsOn ?? null;
    if (seenEnd !== undefined && seenEnd !== end) throw new ProblemError('providers.subscription_extended_since');
    const packageType = wanted ?? latest?.packageType;
    if (!packageType) throw new ProblemError('providers.plan_missing');
    const { from, until } = nextPeriod(today, end, months);
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
