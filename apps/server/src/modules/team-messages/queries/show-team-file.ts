import type { FileContent } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ofOwnTeam } from '../channels.policy.ts';
import { findRecord } from '../channels.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { findTeamFile } from '../files/team-files.repo.ts';

/**
 * A file of a channel for those who read it; one that was not sent only for its uploader. Throws
 * `team_messages.channel_not_found` and `messaging.file_not_found`.
 */
export async function showTeamFile(
  { database: { db }, takeSide }: TeamMessagesDeps,
  { id: channelId, fileId: id }: { id: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const scope = await ofOwnTeam(takeSide, actor);
  if (!(await findRecord(db, scope, channelId))) throw new ProblemError('team_messages.channel_not_found');
  const file = await findTeamFile(db, { channelId, id });
  const mayRead = file && (file.messageId !== null || file.uploadedBy === scope.person.userId);
  if (!mayRead) throw new ProblemError('messaging.file_not_found');
  return { file_id: file.fileId, name: file.name, media_type: file.mediaType ?? 'application/octet-stream' };
}
