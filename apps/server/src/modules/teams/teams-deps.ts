import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { InvitationsDeps } from '../invitations/index.ts';

/** What the calls of teams are made with. */
export interface TeamsDeps extends ModuleDeps {
  invitations: InvitationsDeps;
}
