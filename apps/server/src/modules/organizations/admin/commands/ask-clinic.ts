import type { AskedClinic } from '@travesia/contracts/organizations';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { findManager } from '../../members.repo.ts';
import { findOwnerAddress, lockOrganization } from '../../administer.repo.ts';
import { administeredBy, providerToAdminister } from '../../../providers/index.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Invites a clinic to join an organization, through an owner, or through its own email while it has none. */
export async function askClinic(
  deps: OrganizationsDeps,
  organizationId: string,
  { provider_id: providerId, email: given, language, message }: AskedClinic,
  actor: Actor,
): Promise<void> {
  const organizations = administeredOrganizations(actor);
  const providers = administeredBy(actor);
  await unitOfWork(deps.database, async (tx) => {
    if (!(await lockOrganization(tx, organizations, organizationId))) throw new ProblemError('organization.not_found');
    const clinic = await providerToAdminister(tx, providers, providerId);
    const manager = await findManager(tx, providerId);
    if (manager)
      throw new ProblemError(manager === organizationId ? 'invitation.already_member' : 'invitation.clinic_managed');
    const email = given ?? (await findOwnerAddress(tx, providerId)) ?? clinic.email;
    if (!email) throw new ProblemError('organization.address_needed');
    const to = { kind: 'provider_joins_organization', role: 'owner' } as const;
    await deps.invite(tx, {
      by: actor,
      to,
      organizationId,
      providerId,
      email,
      language,
      message,
    });
  });
}
