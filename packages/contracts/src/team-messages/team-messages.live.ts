import { z } from 'zod';
import { defineLiveEvent, Id } from '../kit/index.ts';

const data = z.object({ channel_id: Id, change: z.int().min(1), message_id: Id, seq: z.int().min(1) });
const numbered = ({ channel_id: id, change: seq }: z.output<typeof data>) => ({ stream: `team_channel/${id}`, seq });

export const teamMessageCreatedLive = defineLiveEvent({
  name: 'team_message.created',
  description: 'A message was sent in a channel.',
  data,
  numbered,
});
export const teamMessageUpdatedLive = defineLiveEvent({
  name: 'team_message.updated',
  description: 'A message of a channel was edited.',
  data,
  numbered,
});
export const teamMessageDeletedLive = defineLiveEvent({
  name: 'team_message.deleted',
  description: 'A message of a channel was deleted.',
  data,
  numbered,
});
export const teamChannelChangedLive = defineLiveEvent({
  name: 'team_channel.changed',
  description: 'A channel was created, changed or archived, or its members changed.',
  data: z.object({ channel_id: Id }),
  numbered: null,
});
