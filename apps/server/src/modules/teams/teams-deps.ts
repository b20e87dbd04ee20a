import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { InvitationsDeps } from '../invitations/index.ts';

/** Dependencies of the team endpoints. */
export interface TeamsDeps extends ModuleDeps {
  invitations: InvitationsDeps;
}
