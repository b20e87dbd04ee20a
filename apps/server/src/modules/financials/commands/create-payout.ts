import type { AdminPayout, NewPayout } from '@travesia/contracts/financials';
import { compareMoney, type Money } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { beginPayout } from '../begin-payout.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll } from '../financials.policy.ts';
import { readAdminPayout } from '../queries/list-admin-payouts.ts';

/**
 * Begins a transfer of everything that is available to a clinic in the currency of the shown amount. Throws
 * `financials.clinic_not_found`, `financials.not_payable`, `financials.no_account`, `financials.account_changed` and
 * `financials.amount_changed`.
 */
export async function createPayout(
  deps: FinancialsDeps,
  { provider_id: providerId, shown_amount: shown, account_id: accountId }: NewPayout,
  { actor }: RequestContext,
): Promise<AdminPayout> {
  const scope = moneyOfAll(actor);
  const { rates } = await deps.reference();
  const id = await unitOfWork(deps.database, async (tx) => {
    const begun = await beginPayout(tx, scope, {
      providerId,
      currency: shown.currency,
      rates,
      actor: scope.person,
      at: deps.clock.now(),
      confirm: (found) => {
        if (found.accountId !== accountId && found.accountId !== null)
          throw new ProblemError('financials.account_changed');
        refuseOther(shown, found.available);
      },
    });
    if (begun === 'unknown') throw new ProblemError('financials.clinic_not_found');
    if (begun === 'no_account' || begun === 'account_not_verified' || begun === 'account_refused')
      throw new ProblemError('financials.no_account');
    if (typeof begun === 'string') throw new ProblemError('financials.not_payable');
    return begun.id;
  });
  return readAdminPayout(deps, scope, id);
}

function refuseOther(shown: Money, available: Money): void {
  if (compareMoney(shown, available) !== 0)
    throw new ProblemError('financials.amount_changed', { present: { available } });
}
