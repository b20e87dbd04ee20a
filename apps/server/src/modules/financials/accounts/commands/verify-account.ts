import { type AdminAccounts, payoutAccountVerified } from '@travesia/contracts/financials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfAll } from '../../financials.policy.ts';
import { lockAccount, markVerified } from '../payout-accounts.repo.ts';
import { listAdminAccountsQuery } from '../queries/list-accounts.ts';

/**
 * Records that the holder of an account is the clinic’s legal name; a second time changes nothing. Throws
 * `auth.confirm_identity`, `financials.account_not_found` and, if it was replaced or refused, `financials.account_changed`.
 */
export async function verifyAccount(deps: FinancialsDeps, id: string, actor: Actor): Promise<AdminAccounts> {
  const scope = moneyOfAll(actor);
  refuseUnlessRecent(actor, deps.clock);
  const at = deps.clock.now();
  const clinicId = await unitOfWork(deps.database, async (tx) => {
    const row = await lockAccount(tx, scope, id);
    if (!row) throw new ProblemError('financials.account_not_found');
    if (row.replacedAt || row.refusedAt) throw new ProblemError('financials.account_changed');
    if (row.verifiedAt) return row.providerId;
    await markVerified(tx, id, { by: scope.person.userId, at });
    await appendAudit(tx, {
      action: 'financials.account_verified',
      actor,
      at,
      target: { type: 'payout_account', id },
      contextProviderId: row.providerId,
      facts: { currency: row.currency, ending: row.ending },
    });
    await appendEvent(tx, payoutAccountVerified, { account_id: id });
    return row.providerId;
  });
  return listAdminAccountsQuery(deps, scope, clinicId);
}
