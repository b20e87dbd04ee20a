import { teamMessageDeletedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { ofOwnTeam, refuseUnlessWriting } from '../channels.policy.ts';
import { writeChannel } from '../channels.repo.ts';
import { deleteFilesOf } from '../files/team-files.repo.ts';
import { lockMessage } from '../lock-channel.ts';
import { writeMessage } from '../messages.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/**
 * Deletes text and files of an own message; that there was one stays. Throws `team_messages.message_not_found`,
 * `team_messages.read_only` and `messaging.not_yours`.
 */
export async function deleteTeamMessage(deps: TeamMessagesDeps, id: string, actor: Actor): Promise<void> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  refuseUnlessWriting(scope);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { channel, record } = await lockMessage(tx, scope, id);
    if (record.row.authorId !== scope.person.userId) throw new ProblemError('messaging.not_yours');
    if (record.row.deletedAt) return;
    const change = channel.lastChange + 1;
    await writeChannel(tx, channel, { lastChange: change });
    await writeMessage(tx, record.row, { change, contentSealed: null, mentions: [], deletedAt: at });
    await dropStoredFiles(tx, await deleteFilesOf(tx, id), at);
    await appendAudit(tx, { action: 'team_messages.deleted', actor, at, target: { type: 'team_message', id } });
    await tellChannel(tx, channel, teamMessageDeletedLive, {
      channel_id: channel.id,
      change,
      message_id: id,
      seq: record.row.seq,
    });
  });
}
