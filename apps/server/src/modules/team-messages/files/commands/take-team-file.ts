import type { MessageFile } from '@travesia/contracts/messaging';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { takeLooseFile } from '../../../messaging/index.ts';
import { ofOwnTeam, refuseUnlessWriting } from '../../channels.policy.ts';
import { findRecord } from '../../channels.repo.ts';
import type { TeamMessagesDeps } from '../../team-messages-deps.ts';
import { countLooseFiles, insertTeamFile } from '../team-files.repo.ts';

/**
 * Takes an uploaded file for a message of a channel. Throws `team_messages.channel_not_found`, `team_messages.read_only`,
 * `team_messages.archived` and `request.rate_limited`.
 */
export async function takeTeamFile(
  deps: TeamMessagesDeps,
  channelId: string,
  context: RequestContext,
): Promise<MessageFile> {
  const scope = await ofOwnTeam(deps.takeSide, context.actor);
  const found = await findRecord(deps.database.db, scope, channelId);
  if (!found) throw new ProblemError('team_messages.channel_not_found');
  refuseUnlessWriting(scope);
  if (found.row.archivedAt) throw new ProblemError('team_messages.archived');
  return takeLooseFile(deps, context, scope.person, {
    count: countLooseFiles,
    insert: (tx, row) => insertTeamFile(tx, { ...row, channelId }),
  });
}
