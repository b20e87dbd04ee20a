import { z } from 'zod';
import { Id, Instant, Locale, pageOf } from '../kit/index.ts';
import { MESSAGE_ACTIONS, MessageFile } from '../messaging/index.ts';

export const TeamMessage = z
  .object({
    id: Id,
    channel_id: Id,
    seq: z.int().min(1).meta({ description: 'Position in the channel: 1, 2, 3 without gaps.' }),
    change: z.int().min(1).meta({
      description:
        'Number of its last change. Changes of a channel are numbered without gaps: a message that was sent, edited or deleted takes the next number.',
    }),
    client_message_id: z.string().nullable().meta({ description: 'The sender’s own id; null for everyone else.' }),
    author: z
      .object({
        user_id: Id.nullable().meta({ description: 'Null once the account was deleted.' }),
        name: z.string().nullable().meta({ description: 'Name; null once the account was deleted.' }),
        avatar_url: z.string().nullable().meta({ description: 'Picture.' }),
        side: z
          .enum(['organization', 'provider'])
          .meta({ description: 'Whether they wrote for the organization or for a clinic.' }),
        team: z.string().meta({ description: 'That organization or clinic.' }),
      })
      .meta({ description: 'Who wrote it.' }),
    is_own: z.boolean().meta({ description: 'The user wrote it.' }),
    content: z.string().nullable().meta({ description: 'The text as it was written; null once deleted.' }),
    language: Locale.meta({ description: 'Language its writer uses the product in.' }),
    mentions: z.array(Id).meta({ description: 'User ids of those it mentions; none once deleted.' }),
    files: z.array(MessageFile).meta({ description: 'Files; none once deleted.' }),
    created_at: Instant,
    edited_at: Instant.nullable().meta({ description: 'When it was last changed; null if never.' }),
    deleted_at: Instant.nullable().meta({ description: 'When it was deleted; null if it was not.' }),
    actions: z.array(z.enum(MESSAGE_ACTIONS)).meta({ description: 'What the user can do with it now.' }),
  })
  .meta({ id: 'TeamMessage', description: 'A message of a channel.' });
export type TeamMessage = z.infer<typeof TeamMessage>;

export const TeamMessageList = pageOf(TeamMessage, {
  last_change: z.int().min(0).meta({ description: 'Number of the channel’s last change.' }),
  last_read_seq: z.int().min(0).nullable().meta({
    description: 'Position of the last message that the user has read; null for those who are not members.',
  }),
}).meta({ id: 'TeamMessageList', description: 'Messages, oldest first; page 1 has the newest.' });
export type TeamMessageList = z.infer<typeof TeamMessageList>;
