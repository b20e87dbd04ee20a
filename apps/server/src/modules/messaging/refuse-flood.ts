import { ProblemError } from '../../platform/problem-error.ts';
import { type Allowance, waitSeconds } from '../../platform/wait-seconds.ts';

/**
 * Throws `messaging.too_many` with the wait when a user wrote more than allowed.
 * @param listWritten when they wrote since then, at most so many
 */
export async function refuseFlood(
  listWritten: (since: Date, limit: number) => Promise<Date[]>,
  allowed: Allowance | null,
  at: Date,
): Promise<void> {
  if (!allowed) return;
  const times = await listWritten(new Date(at.getTime() - allowed.withinMs), allowed.most);
  const retryAfter = waitSeconds(times, allowed, at);
  if (retryAfter > 0) throw new ProblemError('messaging.too_many', { retryAfter });
}
