import type { Clock } from '../../../platform/clock.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** How long a proof of who one is serves for sensitive acts; the problem's description says the same. */
const RECENT_MS = 5 * 60_000;

/**
 * For sensitive acts: throws `auth.confirm_identity` when the person proved who they are longer ago than five minutes.
 * People of the demonstration have nothing to prove it with, and nothing of their own.
 */
export function refuseUnlessRecent(actor: Actor, clock: Clock): void {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (isShared(actor)) return;
  if (clock.now().getTime() - actor.authenticatedAt.getTime() > RECENT_MS)
    throw new ProblemError('auth.confirm_identity');
}
