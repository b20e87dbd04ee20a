import { type TeamChannel, teamChannelChangedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { mayManage, ofOwnTeam } from '../channels.policy.ts';
import { writeChannel } from '../channels.repo.ts';
import { lockInScope } from '../lock-channel.ts';
import { readChannel } from '../queries/read-channel.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/** Archives a channel for everyone, or opens it again. Throws `team_messages.channel_not_found` and `team_messages.read_only`. */
export async function archiveChannel(
  deps: TeamMessagesDeps,
  id: string,
  archived: boolean,
  actor: Actor,
): Promise<TeamChannel> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const channel = await lockInScope(tx, scope, id);
    if (!mayManage(scope, channel)) throw new ProblemError('team_messages.read_only');
    if (archived !== (channel.archivedAt !== null)) {
      await writeChannel(tx, channel, { archivedAt: archived ? at : null });
      const action = archived ? 'team_channels.archived' : 'team_channels.restored';
      await appendAudit(tx, { action, actor, at, target: { type: 'team_channel', id } });
      await tellChannel(tx, channel, teamChannelChangedLive, { channel_id: id });
    }
    return readChannel(deps, tx, scope, id);
  });
}
