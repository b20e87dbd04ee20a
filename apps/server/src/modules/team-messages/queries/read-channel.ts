import type { TeamChannel } from '@travesia/contracts/team-messages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { presentChannel } from '../channels.presenter.ts';
import type { ChannelScope } from '../channels.policy.ts';
import { findRecord } from '../channels.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';

/** A channel as the user sees it. Throws `team_messages.channel_not_found`. */
export async function readChannel(
  { seal }: Pick<TeamMessagesDeps, 'seal'>,
  db: Db | Tx,
  scope: ChannelScope,
  id: string,
): Promise<TeamChannel> {
  const record = await findRecord(db, scope, id);
  if (!record) throw new ProblemError('team_messages.channel_not_found');
  return presentChannel(seal, scope, record);
}
