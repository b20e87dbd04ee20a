import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { ofOwnTeam } from '../../channels.policy.ts';
import { findRecord } from '../../channels.repo.ts';
import type { TeamMessagesDeps } from '../../team-messages-deps.ts';
import { deleteLooseFile } from '../team-files.repo.ts';

/** Discards a file that a user uploaded and did not send. Throws `team_messages.channel_not_found` and `messaging.file_not_found`. */
export async function discardTeamFile(
  { database, clock, takeSide }: TeamMessagesDeps,
  { id: channelId, fileId: id }: { id: string; fileId: string },
  actor: Actor,
): Promise<void> {
  const scope = await ofOwnTeam(takeSide, actor);
  await unitOfWork(database, async (tx) => {
    if (!(await findRecord(tx, scope, channelId))) throw new ProblemError('team_messages.channel_not_found');
    const stored = await deleteLooseFile(tx, { channelId, userId: scope.person.userId, id });
    if (stored === undefined) throw new ProblemError('messaging.file_not_found');
    await dropStoredFiles(tx, [stored], clock.now());
  });
}
