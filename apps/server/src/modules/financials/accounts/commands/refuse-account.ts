import { type AccountRefusal, type AdminAccounts, payoutAccountRefused } from '@travesia/contracts/financials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { decideOnAccount } from './decide-on-account.ts';
import { markRefused } from '../payout-accounts.repo.ts';

/**
 * Refuses an account with the reason that the clinic reads; a second time changes nothing. Throws `auth.confirm_identity`,
 * `financials.account_not_found` and, if it was replaced, `financials.account_changed`.
 */
export const refuseAccount = (
  deps: FinancialsDeps,
  id: string,
  { reason }: AccountRefusal,
  actor: Actor,
): Promise<AdminAccounts> =>
  decideOnAccount(deps, id, actor, {
    action: 'financials.account_refused',
    event: payoutAccountRefused,
    isMade: ({ refusedAt }) => refusedAt !== null,
    isOver: ({ replacedAt }) => replacedAt !== null,
    write: (tx, by) => markRefused(tx, id, { ...by, reason }),
  });
