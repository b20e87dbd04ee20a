import { type AdminAccounts, payoutAccountVerified } from '@travesia/contracts/financials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { decideOnAccount } from './decide-on-account.ts';
import { markVerified } from '../payout-accounts.repo.ts';

/**
 * Records that the holder of an account is the clinic’s legal name; a second time changes nothing. Throws
 * `auth.confirm_identity`, `financials.account_not_found` and, if it was replaced or refused, `financials.account_changed`.
 */
export const verifyAccount = (deps: FinancialsDeps, id: string, actor: Actor): Promise<AdminAccounts> =>
  decideOnAccount(deps, id, actor, {
    action: 'financials.account_verified',
    event: payoutAccountVerified,
    isMade: ({ verifiedAt }) => verifiedAt !== null,
    isOver: ({ replacedAt, refusedAt }) => replacedAt !== null || refusedAt !== null,
    write: (tx, by) => markVerified(tx, id, by),
  });
