import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const teamMentioned = defineEvent({
  name: 'team_message.mentioned.v1',
  description: 'A message of a channel mentions people.',
  payload: z.object({ channel_id: Id, message_id: Id, mentions: z.array(Id) }),
  aggregate: ({ channel_id: id }) => `team_channel/${id}`,
});
