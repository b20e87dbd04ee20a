import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { ATTEMPTS_WITHIN_MS, secondsToWait } from '../attempts/attempt.rules.ts';
import { type Attempt, insertAttempt, listAttempts } from '../attempts/attempts.repo.ts';

/**
 * Counts an attempt before checking its password, so that a thousand concurrent attempts still allow only ten checks. Throws
 * `request.rate_limited` with the wait.
 */
export async function takeAttempt({ database }: AccountsDeps, attempt: Attempt): Promise<void> {
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'sign-in', [attempt.account, attempt.network]);
    const since = new Date(attempt.at.getTime() - ATTEMPTS_WITHIN_MS);
    const wait = secondsToWait(attempt, await listAttempts(tx, attempt, since));
    if (wait > 0)
      throw new ProblemError('request.rate_limited', {
        detail: `Too many attempts to sign in: try again in ${wait} seconds.`,
        retryAfter: wait,
      });
    await insertAttempt(tx, { ...attempt, id: uuidv7() });
  });
}
