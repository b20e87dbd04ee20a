import { type AccountRefusal, type AdminAccounts, payoutAccountRefused } from '@travesia/contracts/financials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfAll } from '../../financials.policy.ts';
import { lockAccount, markRefused } from '../payout-accounts.repo.ts';
import { listAdminAccountsQuery } from '../queries/list-accounts.ts';

/**
 * Refuses an account with the reason that the clinic reads; a second time changes nothing. Throws `auth.confirm_identity`,
 * `financials.account_not_found` and, if it was replaced, `financials.account_changed`.
 */
export async function refuseAccount(
  deps: FinancialsDeps,
  id: string,
  { reason }: AccountRefusal,
  actor: Actor,
): Promise<AdminAccounts> {
  const scope = moneyOfAll(actor);
  refuseUnlessRecent(actor, deps.clock);
  const at = deps.clock.now();
  const clinicId = await unitOfWork(deps.database, async (tx) => {
    const row = await lockAccount(tx, scope, id);
    if (!row) throw new ProblemError('financials.account_not_found');
    if (row.replacedAt) throw new ProblemError('financials.account_changed');
    if (row.refusedAt) return row.providerId;
    await markRefused(tx, id, { by: scope.person.userId, at, reason });
    await appendAudit(tx, {
      action: 'financials.account_refused',
      actor,
      at,
      target: { type: 'payout_account', id },
      contextProviderId: row.providerId,
      facts: { currency: row.currency, ending: row.ending },
    });
    await appendEvent(tx, payoutAccountRefused, { account_id: id });
    return row.providerId;
  });
  return listAdminAccountsQuery(deps, scope, clinicId);
}
