import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ownAccount, refuseUnlessRecent } from '../accounts/index.ts';

/** Whose sign-in methods a request may change: one's own, shortly after reauthenticating. Throws when not allowed. */
export function ownSecurity(actor: Actor, clock: Clock): string {
  const { userId } = ownAccount(actor);
  refuseUnlessRecent(actor, clock);
  return userId;
}
