import type { Actor } from '../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { InvitationsDeps } from '../invitations/index.ts';

/** What the counts are made of. */
export interface BadgesDeps extends ModuleDeps {
  invitations: InvitationsDeps;
  /** How many of a person's own questions to the team were answered. */
  answeredTickets: (actor: Actor) => Promise<number>;
}
