import type { EndpointArgs } from '@travesia/contracts/kit';
import type { inviteClinic as inviteClinicCall } from '@travesia/contracts/organizations';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinic, findOrganization } from '../../organizations.repo.ts';
import { findManager } from '../../members.repo.ts';
import { findProviderId, visibleTo } from '../../../providers/index.ts';
import { ofNetwork } from '../network.policy.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

type Asked = EndpointArgs<typeof inviteClinicCall>['body'];

/** Invites a clinic to the request's organization. Throws when it can't be invited. */
export async function inviteClinic(
  deps: OrganizationsDeps,
  { provider, ...asked }: Asked,
  actor: Actor,
): Promise<void> {
  const { organizationId, person } = ofNetwork(actor);
  const { database } = deps;
  const providerId = await findProviderId(database.db, visibleTo(actor), provider);
  if (!providerId) throw new ProblemError('providers.not_found');
  await unitOfWork(database, async (tx) => {
    const clinic = await findClinic(tx, providerId);
    const organization = await findOrganization(tx, organizationId);
    // Demo users can't email real clinics, nor act for a real organization.
    refuseOutOfSight(person, clinic, organization);
    const manager = await findManager(tx, providerId);
    if (manager !== undefined)
      throw new ProblemError(manager === organizationId ? 'invitation.already_member' : 'invitation.clinic_managed');
    await deps.invite(tx, {
      by: person,
      to: { kind: 'provider_joins_organization', role: 'owner' },
      organizationId,
      providerId,
      ...asked,
    });
  });
}
