import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { ownAccount, refuseUnlessRecent } from '../accounts/index.ts';

/**
 * Whose ways of signing in an act may change: one's own, shortly after having proved who one is. People of the demonstration
 * are shared by many, so nobody changes theirs. Throws what refuses it.
 */
export function ownSecurity(actor: Actor, clock: Clock): string {
  const { userId } = ownAccount(actor);
  if (actor.kind === 'person' && actor.demo) throw new ProblemError('access.not_allowed');
  refuseUnlessRecent(actor, clock);
  return userId;
}
