import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { listTeamMessages, TeamMessageList } from '@travesia/contracts/team-messages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ofOwnTeam } from '../channels.policy.ts';
import { findRecord } from '../channels.repo.ts';
import { countMessages, listMessageRecords } from '../messages.repo.ts';
import { readTeamMessages } from '../read-team-messages.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';

/** Messages of a channel, oldest first. Throws `team_messages.channel_not_found`. */
export async function listTeamMessagesQuery(
  deps: TeamMessagesDeps,
  id: string,
  { page, limit, before, changed_after: changedAfter }: EndpointArgs<typeof listTeamMessages>['query'],
  actor: Actor,
): Promise<TeamMessageList> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const { db } = deps.database;
  const found = await findRecord(db, scope, id);
  if (!found) throw new ProblemError('team_messages.channel_not_found');
  const asked = { channelId: id, before, changedAfter };
  const records = await listMessageRecords(db, asked, { limit, offset: (page - 1) * limit });
  const total = await countMessages(db, asked);
  const data = await readTeamMessages(deps, db, scope, found.row, records);
  return {
    data: changedAfter === undefined ? data.reverse() : data,
    ...pageFacts(total, page, limit),
    last_change: found.row.lastChange,
    last_read_seq: found.member?.lastReadSeq ?? null,
  };
}
