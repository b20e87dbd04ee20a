import { teamChannelChangedLive } from '@travesia/contracts/team-messages';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { userRoom } from '../../../platform/realtime/rooms.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { ofOwnTeam } from '../channels.policy.ts';
import { findRecord } from '../channels.repo.ts';
import { writeRead } from '../members.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';

/** Notes how far a user has read a channel. Throws `team_messages.channel_not_found`. */
export async function readUpTo(
  { database, takeSide }: TeamMessagesDeps,
  id: string,
  seq: number,
  actor: Actor,
): Promise<{ unread_count: number }> {
  const scope = await ofOwnTeam(takeSide, actor);
  const { userId } = scope.person;
  return unitOfWork(database, async (tx) => {
    const found = await findRecord(tx, scope, id);
    if (!found) throw new ProblemError('team_messages.channel_not_found');
    const isNews = await writeRead(tx, id, userId, Math.min(seq, found.row.lastSeq));
    if (!isNews) return { unread_count: found.member ? found.unread : 0 };
    // Their other devices show it too; for others nothing changed.
    tellLive(teamChannelChangedLive, { channel_id: id }, [userRoom(userId)]);
    return { unread_count: (await findRecord(tx, scope, id))?.unread ?? 0 };
  });
}
