import type { PendingEmailChange } from '@travesia/contracts/accounts';
import type { Db } from '../../../platform/db/database.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { presentPendingChange } from '../email-change/email-change.presenter.ts';
import { findWaitingChange } from '../email-change/email-changes.repo.ts';

/** The user's pending address change, or null. */
export async function findPendingEmailChange(
  db: Db,
  scope: AccountScope,
  at: Date,
): Promise<PendingEmailChange | null> {
  const row = await findWaitingChange(db, scope, at);
  return row ? presentPendingChange(row) : null;
}
