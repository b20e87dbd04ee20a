import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { lockUnanswered, sendAgain, withdrawInvitation } from '../../invitations/index.ts';
import { refuseRealThings, type PortalsDeps } from '../../providers/index.ts';
import { type TeamScope } from '../teams.policy.ts';
import { isDemoPlace } from '../teams.repo.ts';

/** Sends an invitation of a team again, or takes it back. Throws `request.not_found` for one of somebody else. */
export async function settleInvitation(
  { reads, invitations }: Pick<PortalsDeps, 'reads' | 'invitations'>,
  scope: TeamScope,
  id: string,
  act: 'resend' | 'withdraw',
): Promise<void> {
  const where = scope.of === 'clinic' ? { providerId: scope.id } : { organizationId: scope.id };
  await unitOfWork(reads.database, async (tx) => {
    refuseRealThings(scope.person, { demo: await isDemoPlace(tx, scope) });
    if (act === 'resend') {
      await sendAgain(tx, invitations, { id, by: scope.person, ...where });
      return;
    }
    await lockUnanswered(tx, invitations, id, where);
    await withdrawInvitation(tx, invitations, { id, by: scope.person });
  });
}
