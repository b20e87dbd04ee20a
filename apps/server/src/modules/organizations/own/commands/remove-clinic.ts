import { clinicReleased } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { deleteClinicOf } from '../../team-changes.repo.ts';
import { findClinic } from '../../organizations.repo.ts';
import { ofNetwork } from '../network.policy.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/**
 * Removes a clinic from the request's organization. Members acting as the clinic lose access with their next
 * request. Throws `organizations.clinic_not_managed`.
 */
export async function removeClinic(
  deps: OrganizationsDeps,
  providerId: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const { organizationId, person } = ofNetwork(actor);
  await unitOfWork(deps.database, async (tx) => {
    const clinic = await findClinic(tx, providerId);
    refuseOutOfSight(person, clinic);
    if (!(await deleteClinicOf(tx, organizationId, providerId)))
      throw new ProblemError('organizations.clinic_not_managed');
    await appendAudit(tx, {
      action: 'organization.clinic_removed',
      actor,
      at: deps.clock.now(),
      contextProviderId: providerId,
      target: { type: 'organization', id: organizationId },
      facts: { reason },
    });
    const released = { organization_id: organizationId, provider_id: providerId, reason };
    await appendEvent(tx, clinicReleased, { ...released, by: 'organization' });
  });
}
