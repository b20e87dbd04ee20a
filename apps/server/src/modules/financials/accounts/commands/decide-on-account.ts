import type { AdminAccounts, payoutAccountVerified } from '@travesia/contracts/financials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfAll } from '../../financials.policy.ts';
import { lockAccount } from '../payout-accounts.repo.ts';
import type { AccountRow } from '../payout-accounts.tables.ts';
import { listAdminAccountsQuery } from '../queries/list-accounts.ts';

interface AccountDecision {
  action: 'financials.account_verified' | 'financials.account_refused';
  /** An event about the account. */
  event: typeof payoutAccountVerified;
  /** Whether it was decided so before: then nothing changes. */
  isMade: (row: AccountRow) => boolean;
  /** Whether it can be decided no more. */
  isOver: (row: AccountRow) => boolean;
  write: (tx: Tx, by: { by: string; at: Date }) => Promise<void>;
}

/** Records what an admin decides about an account, shortly after a sign-in, and tells of it. */
export async function decideOnAccount(
  deps: FinancialsDeps,
  id: string,
  actor: Actor,
  { action, event, isMade, isOver, write }: AccountDecision,
): Promise<AdminAccounts> {
  const scope = moneyOfAll(actor);
  refuseUnlessRecent(actor, deps.clock);
  const at = deps.clock.now();
  const clinicId = await unitOfWork(deps.database, async (tx) => {
    const row = await lockAccount(tx, scope, id);
    if (!row) throw new ProblemError('financials.account_not_found');
    if (isOver(row)) throw new ProblemError('financials.account_changed');
    if (isMade(row)) return row.providerId;
    await write(tx, { by: scope.person.userId, at });
    await appendAudit(tx, {
      action,
      actor,
      at,
      target: { type: 'payout_account', id },
      contextProviderId: row.providerId,
      facts: { currency: row.currency, ending: row.ending },
    });
    await appendEvent(tx, event, { account_id: id });
    return row.providerId;
  });
  return listAdminAccountsQuery(deps, scope, clinicId);
}
