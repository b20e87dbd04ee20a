import { clinicReleased } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { lockOrganization } from '../../administer.repo.ts';
import { deleteClinicOf } from '../../team-changes.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Removes a clinic from an organization, whose members immediately lose access to it. */
export async function releaseClinic(
  { database, clock }: OrganizationsDeps,
  { organizationId, providerId }: { organizationId: string; providerId: string },
  reason: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredOrganizations(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    if (!(await lockOrganization(tx, scope, organizationId))) throw new ProblemError('organization.not_found');
    if (!(await deleteClinicOf(tx, organizationId, providerId))) throw new ProblemError('organization.not_in_it');
    await appendAudit(tx, {
      action: 'organization.clinic_released',
      actor,
      at,
      contextProviderId: providerId,
      target: { type: 'organization', id: organizationId },
      facts: { reason },
    });
    const released = { organization_id: organizationId, provider_id: providerId, reason };
    await appendEvent(tx, clinicReleased, { ...released, by: 'platform' });
  });
}
