import { teamMentioned, type TeamMessage, teamMessageUpdatedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { isEditable } from '../../messaging/index.ts';
import { ofOwnTeam, refuseUnlessWriting } from '../channels.policy.ts';
import { writeChannel } from '../channels.repo.ts';
import { lockMessage } from '../lock-channel.ts';
import { insertMembers } from '../members.repo.ts';
import { mentionedPeople } from '../mentioned-people.ts';
import { writeMessage } from '../messages.repo.ts';
import { readTeamMessage } from '../read-team-messages.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/**
 * Changes the text of an own message; only those are told who were not mentioned before. Throws `team_messages.message_not_found`,
 * `team_messages.read_only`, `team_messages.archived`, `messaging.not_yours` and `messaging.not_editable`.
 */
export async function editTeamMessage(
  deps: TeamMessagesDeps,
  id: string,
  content: string,
  actor: Actor,
): Promise<TeamMessage> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  refuseUnlessWriting(scope);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { channel, record } = await lockMessage(tx, scope, id);
    const { authorId, seq, mentions: before } = record.row;
    if (authorId !== scope.person.userId) throw new ProblemError('messaging.not_yours');
    if (channel.archivedAt) throw new ProblemError('team_messages.archived');
    if (!isEditable(record.row, at)) throw new ProblemError('messaging.not_editable');
    const change = channel.lastChange + 1;
    const mentions = await mentionedPeople(tx, channel.id, authorId, content);
    await writeChannel(tx, channel, { lastChange: change });
    await writeMessage(tx, record.row, { change, contentSealed: deps.seal.seal(content, id), mentions, editedAt: at });
    const told = mentions.filter((userId) => !before.includes(userId));
    // As with a new message: only members have something unread.
    await insertMembers(
      tx,
      told.map((userId) => ({ channelId: channel.id, userId, lastReadSeq: seq - 1, joinedAt: at })),
    );
    if (told.length) await appendEvent(tx, teamMentioned, { channel_id: channel.id, message_id: id, mentions: told });
    await appendAudit(tx, { action: 'team_messages.edited', actor, at, target: { type: 'team_message', id } });
    await tellChannel(tx, channel, teamMessageUpdatedLive, { channel_id: channel.id, change, message_id: id, seq });
    return readTeamMessage(deps, tx, scope, channel, id);
  });
}
