import { teamChannelChangedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { mayManage, ofOwnTeam } from '../channels.policy.ts';
import { lockInScope } from '../lock-channel.ts';
import { deleteMember } from '../members.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/** Removes someone from a channel, or leaves it. Throws `team_messages.channel_not_found` and `team_messages.read_only`. */
export async function removeMember(
  deps: TeamMessagesDeps,
  { id, userId }: { id: string; userId: string },
  actor: Actor,
): Promise<void> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const isLeaving = userId === scope.person.userId;
  await unitOfWork(deps.database, async (tx) => {
    const channel = await lockInScope(tx, scope, id);
    if (!isLeaving && !mayManage(scope, channel)) throw new ProblemError('team_messages.read_only');
    // Whoever leaves hears of it on their other devices.
    await tellChannel(tx, channel, teamChannelChangedLive, { channel_id: id });
    const wasMember = await deleteMember(tx, id, userId);
    if (wasMember && !isLeaving)
      await appendAudit(tx, {
        action: 'team_channels.member_removed',
        actor,
        at: deps.clock.now(),
        target: { type: 'team_channel', id },
        subjectId: userId,
      });
  });
}
