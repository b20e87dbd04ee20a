import type { TeamMessage } from '@travesia/contracts/team-messages';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { presentTeamMessage } from './channels.presenter.ts';
import type { ChannelScope } from './channels.policy.ts';
import type { ChannelRow } from './channels.repo.ts';
import { listFilesOf } from './files/team-files.repo.ts';
import { findMessage, type TeamMessageRecord } from './messages.repo.ts';
import type { TeamMessagesDeps } from './team-messages-deps.ts';

type Deps = Pick<TeamMessagesDeps, 'seal' | 'clock'>;

/** Messages of one channel as someone who reads it sees them. */
export async function readTeamMessages(
  { seal, clock }: Deps,
  db: Db | Tx,
  scope: ChannelScope,
  { archivedAt }: Pick<ChannelRow, 'archivedAt'>,
  records: readonly TeamMessageRecord[],
): Promise<TeamMessage[]> {
  const files = await listFilesOf(
    db,
    records.map(({ row }) => row.id),
  );
  const shown = { seal, scope, isOpen: archivedAt === null, at: clock.now() };
  return records.map((record) => presentTeamMessage(shown, record, files.get(record.row.id) ?? []));
}

/** One of them. Throws `team_messages.message_not_found`. */
export async function readTeamMessage(
  deps: Deps,
  db: Db | Tx,
  scope: ChannelScope,
  channel: Pick<ChannelRow, 'archivedAt'>,
  id: string,
): Promise<TeamMessage> {
  const record = await findMessage(db, id);
  const [message] = record ? await readTeamMessages(deps, db, scope, channel, [record]) : [];
  if (!message) throw new ProblemError('team_messages.message_not_found');
  return message;
}
