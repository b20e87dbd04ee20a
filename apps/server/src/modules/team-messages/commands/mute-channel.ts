import type { TeamChannel } from '@travesia/contracts/team-messages';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ofOwnTeam } from '../channels.policy.ts';
import { lockInScope } from '../lock-channel.ts';
import { insertMembers, writeMuted } from '../members.repo.ts';
import { readChannel } from '../queries/read-channel.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';

/** Lets only mentions count for a user, or everything again. Throws `team_messages.channel_not_found`. */
export async function muteChannel(
  deps: TeamMessagesDeps,
  id: string,
  muted: boolean,
  actor: Actor,
): Promise<TeamChannel> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const { lastSeq } = await lockInScope(tx, scope, id);
    const { userId } = scope.person;
    await insertMembers(tx, [{ channelId: id, userId, lastReadSeq: lastSeq, joinedAt: deps.clock.now() }]);
    await writeMuted(tx, id, userId, muted);
    return readChannel(deps, tx, scope, id);
  });
}
