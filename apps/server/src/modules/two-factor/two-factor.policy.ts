import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ownAccount, refuseUnlessRecent } from '../accounts/index.ts';

/**
 * Whose ways of signing in an act may change: one's own, shortly after having proved who one is. Throws what refuses it.
 */
export function ownSecurity(actor: Actor, clock: Clock): string {
  const { userId } = ownAccount(actor);
  refuseUnlessRecent(actor, clock);
  return userId;
}
