import { MOST_CHANNEL_MEMBERS, type TeamChannel, teamChannelChangedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { mayManage, ofOwnTeam } from '../channels.policy.ts';
import { lockInScope } from '../lock-channel.ts';
import { countMembers, insertMembers } from '../members.repo.ts';
import { readChannel } from '../queries/read-channel.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';
import { listPeople } from '../who-reads.repo.ts';

/**
 * Adds someone to a channel, or joins it. What was written before counts as read for them. Throws
 * `team_messages.channel_not_found`, `team_messages.read_only`, `team_messages.cannot_read` and `team_messages.too_many_members`.
 */
export async function addMember(
  deps: TeamMessagesDeps,
  { id, userId }: { id: string; userId: string },
  actor: Actor,
): Promise<TeamChannel> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const joinedAt = deps.clock.now();
  const isJoining = userId === scope.person.userId;
  return unitOfWork(deps.database, async (tx) => {
    const channel = await lockInScope(tx, scope, id);
    if (!isJoining && !mayManage(scope, channel)) throw new ProblemError('team_messages.read_only');
    const person = isJoining ? null : (await listPeople(tx, id)).find((one) => one.id === userId);
    if (person === undefined) throw new ProblemError('team_messages.cannot_read');
    if ((await countMembers(tx, id)) >= MOST_CHANNEL_MEMBERS) throw new ProblemError('team_messages.too_many_members');
    const addedBy = isJoining ? null : scope.person.userId;
    await insertMembers(tx, [{ channelId: id, userId, addedBy, lastReadSeq: channel.lastSeq, joinedAt }]);
    if (person && !person.isMember)
      await appendAudit(tx, {
        action: 'team_channels.member_added',
        actor,
        at: joinedAt,
        target: { type: 'team_channel', id },
        subjectId: userId,
      });
    await tellChannel(tx, channel, teamChannelChangedLive, { channel_id: id });
    return readChannel(deps, tx, scope, id);
  });
}
