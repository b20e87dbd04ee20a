import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { listTeamChannels, TeamChannelList } from '@travesia/contracts/team-messages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { presentChannel } from '../channels.presenter.ts';
import { ofOwnTeam } from '../channels.policy.ts';
import { countRecords, countTabs, listRecords } from '../channels.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { searchChannels } from './search-channels.ts';

/** Channels that a user may read, last written to first. */
export async function listChannelsQuery(
  deps: TeamMessagesDeps,
  { tab, journey_id: journeyId, q, page, limit }: EndpointArgs<typeof listTeamChannels>['query'],
  actor: Actor,
): Promise<TeamChannelList> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const { db } = deps.database;
  const filter = { tab: journeyId || q ? null : tab, journeyId, ids: q ? await searchChannels(deps, scope, q) : null };
  const [records, total, counts] = await Promise.all([
    listRecords(db, scope, filter, { limit, offset: (page - 1) * limit }),
    countRecords(db, scope, filter),
    countTabs(db, scope),
  ]);
  return {
    data: records.map((record) => presentChannel(deps.seal, scope, record)),
    ...pageFacts(total, page, limit),
    counts,
  };
}
