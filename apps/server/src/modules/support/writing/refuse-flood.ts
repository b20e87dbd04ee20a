import { ProblemError } from '../../../platform/problem-error.ts';
import { type Allowance, waitSeconds } from '../../../platform/wait-seconds.ts';

/** Throws `request.rate_limited` with the wait when the limit was reached recently. */
export function refuseFlood(times: readonly Date[], allowance: Allowance, now: Date): void {
  const wait = waitSeconds(times, allowance, now);
  if (wait > 0)
    throw new ProblemError('request.rate_limited', {
      detail: `Too many messages in a short time: try again in ${wait} seconds.`,
      retryAfter: wait,
    });
}
