import type { Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ChannelScope } from './channels.policy.ts';
import { type ChannelRow, lockChannel } from './channels.repo.ts';
import { findMessage, type TeamMessageRecord } from './messages.repo.ts';

/** Locks a channel until the transaction ends. Throws `team_messages.channel_not_found`. */
export async function lockInScope(tx: Tx, scope: ChannelScope, id: string): Promise<ChannelRow> {
  const channel = await lockChannel(tx, scope, id);
  if (!channel) throw new ProblemError('team_messages.channel_not_found');
  return channel;
}

/** Locks the channel of a message and reads it then. Throws `team_messages.message_not_found`. */
export async function lockMessage(
  tx: Tx,
  scope: ChannelScope,
  id: string,
): Promise<{ channel: ChannelRow; record: TeamMessageRecord }> {
  const seen = await findMessage(tx, id);
  const channel = seen && (await lockChannel(tx, scope, seen.row.channelId));
  const record = channel && (await findMessage(tx, id));
  if (!channel || !record) throw new ProblemError('team_messages.message_not_found');
  return { channel, record };
}
