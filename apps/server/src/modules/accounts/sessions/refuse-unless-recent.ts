import type { Clock } from '../../../platform/clock.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** How long authentication counts as recent for sensitive actions; matches the problem's description. */
const RECENT_MS = 5 * 60_000;

/**
 * For sensitive actions: throws `auth.confirm_identity` if the user authenticated more than five minutes ago. Exempts demo users,
 * who can't authenticate and own nothing.
 */
export function refuseUnlessRecent(actor: Actor, clock: Clock): void {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (isShared(actor)) return;
  if (clock.now().getTime() - actor.authenticatedAt.getTime() > RECENT_MS)
    throw new ProblemError('auth.confirm_identity');
}
