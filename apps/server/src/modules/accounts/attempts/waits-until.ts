import type { Db } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from './attempt-of.ts';
import { ATTEMPTS_WITHIN_MS, secondsToWait } from './attempt.rules.ts';
import { listAttempts } from './attempts.repo.ts';

/** When someone at a network the account has not used may try its password again; null if now. */
export async function waitsUntil(deps: AccountsDeps, db: Db, email: string): Promise<Date | null> {
  const attempt = attemptOf(deps, email, undefined, false);
  const since = new Date(attempt.at.getTime() - ATTEMPTS_WITHIN_MS);
  const wait = secondsToWait(attempt, await listAttempts(db, attempt, since));
  return wait > 0 ? new Date(attempt.at.getTime() + wait * 1000) : null;
}
