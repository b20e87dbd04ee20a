import type { NetworkClinics } from '@travesia/contracts/organizations';
import { defineService } from '../../platform/feature/service.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { FollowDeposit, Invite } from '../providers/index.ts';

/** Clinics with a pending invitation to the request's organization. */
export type InvitedClinics = (actor: Actor) => Promise<NetworkClinics['invitations']>;

/** Finds invited clinics; provided by teams, which knows the permissions on invitations. */
export const invitedClinicsService = defineService<InvitedClinics>('clinics invited by an organization');

/** Dependencies of the organization endpoints. */
export interface OrganizationsDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  invite: Invite;
  invitedClinics: InvitedClinics;
  followDeposit: FollowDeposit;
}
