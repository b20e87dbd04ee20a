import type { NetworkClinics } from '@travesia/contracts/organizations';
import { defineService } from '../../platform/feature/service.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { Invite } from '../providers/index.ts';

/** Clinics that the organization of a call asked to join and that have not answered. */
export type InvitedClinics = (actor: Actor) => Promise<NetworkClinics['invitations']>;

/** What is known of invited clinics; teams, which know who may do what with an invitation, offer it. */
export const invitedClinicsService = defineService<InvitedClinics>('clinics invited by an organization');

/** What the calls of organizations are made with. */
export interface OrganizationsDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  invite: Invite;
  invitedClinics: InvitedClinics;
}
