import type { Actor } from '../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { InvitationsDeps } from '../invitations/index.ts';

/** Dependencies for computing the counts. */
export interface BadgesDeps extends ModuleDeps {
  invitations: InvitationsDeps;
  /** How many of a user's own support requests were answered. */
  answeredTickets: (actor: Actor) => Promise<number>;
}
