import type { WholeAccount } from '@travesia/contracts/financials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import type { MoneyScope } from '../../financials.policy.ts';
import { presentWhole } from '../accounts.presenter.ts';
import { lockAccount } from '../payout-accounts.repo.ts';

/** An account with its whole number. The audit log records who saw it. Throws `auth.confirm_identity` and `financials.account_not_found`. */
export async function revealAccount(
  { database, clock, seal }: FinancialsDeps,
  scope: MoneyScope,
  id: string,
): Promise<WholeAccount> {
  refuseUnlessRecent(scope.person, clock);
  return unitOfWork(database, async (tx) => {
    const row = await lockAccount(tx, scope, id);
    if (!row) throw new ProblemError('financials.account_not_found');
    await appendAudit(tx, {
      action: 'financials.account_revealed',
      actor: scope.person,
      at: clock.now(),
      target: { type: 'payout_account', id },
      contextProviderId: row.providerId,
      facts: { currency: row.currency, ending: row.ending },
    });
    return presentWhole(row, seal.open(row));
  });
}
