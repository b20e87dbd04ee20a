import type { ApprovalRequest } from '@travesia/contracts/advertising';
import { treatmentApprovalMachine } from '@travesia/contracts/advertising';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { actsAs } from '../../acts-as.ts';
import { approvalLifecycle } from '../approval.lifecycle.ts';
import { insertApproval, latestApprovals } from '../approvals.repo.ts';

/**
 * Asks Travesía to let the clinic offer a restricted treatment. Throws `advertising.not_restricted` and `advertising.already_requested`.
 */
export async function requestApproval(
  { database, clock, reference: load }: AdvertisingDeps,
  { treatment: wanted, statement, evidence }: ApprovalRequest,
  actor: Actor,
): Promise<void> {
  const scope = ofClinic(actor);
  const at = clock.now();
  const treatment = (await load()).treatments.get(wanted);
  if (!treatment?.restricted) throw new ProblemError('advertising.not_restricted');
  await unitOfWork(database, async (tx) => {
    const clinic = await lockClinicOf(tx, scope);
    const latest = (await latestApprovals(tx, clinic.id)).get(treatment.slug);
    if (latest?.state === 'requested' || latest?.state === 'approved')
      throw new ProblemError('advertising.already_requested');
    const id = uuidv7();
    await insertApproval(tx, {
      id,
      providerId: clinic.id,
      treatment: treatment.slug,
      state: treatmentApprovalMachine.initial,
      statement,
      evidence,
      requestedAt: at,
      createdAt: at,
    });
    await begin(tx, approvalLifecycle, {
      id,
      actor,
      as: actsAs(scope.person),
      at,
      facts: { treatment: treatment.slug },
      audit: {
        action: 'clinic.approval_requested',
        target: { type: 'provider', id: clinic.id },
        contextProviderId: clinic.id,
      },
    });
  });
}
