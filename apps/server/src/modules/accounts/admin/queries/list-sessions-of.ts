import type { Session } from '@travesia/contracts/accounts';
import type { Db } from '../../../../platform/db/database.ts';
import { type AllAccountsScope, oneAccount } from '../../accounts.policy.ts';
import { presentSession } from '../../accounts.presenter.ts';
import { listLiveSessions } from '../../sessions/sessions.repo.ts';

/** A user's signed-in devices, most recently used first. */
export async function listSessionsOf(db: Db, scope: AllAccountsScope, userId: string, at: Date): Promise<Session[]> {
  const rows = await listLiveSessions(db, oneAccount(scope, userId), at);
  return rows.map((row) => presentSession(row, null));
}
