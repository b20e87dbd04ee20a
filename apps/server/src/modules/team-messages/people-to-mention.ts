import type { Tx } from '../../platform/db/database.ts';
import { findMessage } from './messages.repo.ts';
import { listPeople } from './who-reads.repo.ts';

/** Who of those a message mentions is told, and in which portal: who still reads the channel. Nobody once it was deleted. */
export async function peopleToMention(
  tx: Tx,
  {
    channel_id: channelId,
    message_id: messageId,
    mentions,
  }: { channel_id: string; message_id: string; mentions: string[] },
): Promise<{ id: string; desk: 'provider' | 'organization' }[]> {
  const record = await findMessage(tx, messageId);
  if (!record || record.row.deletedAt) return [];
  return (await listPeople(tx, channelId))
    .filter(({ id, reads }) => reads && mentions.includes(id) && record.row.mentions.includes(id))
    .map(({ id, side: desk }) => ({ id, desk }));
}
