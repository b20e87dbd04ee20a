import { waitSeconds } from '../../../platform/wait-seconds.ts';
import type { Attempt } from './attempts.repo.ts';

const MINUTE_MS = 60_000;

/** Window in which attempts are counted. */
export const ATTEMPTS_WITHIN_MS = 15 * MINUTE_MS;
/** Maximum wrong passwords in the window: per account, and per network across accounts. */
export const MOST_ATTEMPTS = { account: 10, network: 60 } as const;

/**
 * Seconds to wait before an attempt is checked, 0 for none. Attempts from networks the account has used are counted separately,
 * so that guessing from elsewhere doesn't lock the owner out.
 */
export function secondsToWait(attempt: Attempt, earlier: readonly Attempt[]): number {
  const onAccount = earlier.filter(
    ({ account, known, network }) =>
      account === attempt.account && (attempt.known ? known && network === attempt.network : !known),
  );
  const fromNetwork = earlier.filter(({ network }) => network === attempt.network);
  const wait = (attempts: readonly Attempt[], most: number) =>
    waitSeconds(
      attempts.map(({ at }) => at),
      { most, withinMs: ATTEMPTS_WITHIN_MS },
      attempt.at,
    );
  return Math.max(wait(onAccount, MOST_ATTEMPTS.account), wait(fromNetwork, MOST_ATTEMPTS.network));
}
