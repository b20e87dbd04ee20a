import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import { lockUnanswered, sendAgain, withdrawInvitation } from '../../invitations/index.ts';
import { type TeamScope } from '../teams.policy.ts';
import { findPlace } from '../teams.repo.ts';
import type { TeamsDeps } from '../teams-deps.ts';

/** Resends or revokes a team invitation. Throws `request.not_found` for an invitation of another team. */
export async function settleInvitation(
  deps: TeamsDeps,
  scope: TeamScope,
  id: string,
  act: 'resend' | 'withdraw',
): Promise<void> {
  const where = scope.of === 'clinic' ? { providerId: scope.id } : { organizationId: scope.id };
  await unitOfWork(deps.database, async (tx) => {
    refuseOutOfSight(scope.person, await findPlace(tx, scope));
    if (act === 'resend') {
      await sendAgain(tx, deps.invitations, { id, by: scope.person, ...where });
      return;
    }
    await lockUnanswered(tx, deps.invitations, id, where);
    await withdrawInvitation(tx, deps.invitations, { id, by: scope.person });
  });
}
