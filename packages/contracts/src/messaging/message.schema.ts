import { z } from 'zod';
import { Id, Instant, Locale, pageOf, pageQuery } from '../kit/index.ts';
import { AttachedRecord } from './attached-record.schema.ts';
import { NewProposal, ProposalKind } from './proposals/proposals.schema.ts';
import {
  CONVERSATION_PARTIES,
  MAX_MESSAGE,
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_RECORDS,
  MESSAGES_A_PAGE,
} from './messaging.rules.ts';

export const ConversationPartyName = z.enum(CONVERSATION_PARTIES).meta({
  description: 'Who takes part: a patient, a clinic’s team, an organization’s team, or Travesía’s.',
});

/** What a message from another side asks for that readers should be careful with. */
export const MESSAGE_FLAGS = ['payment', 'contact', 'link'] as const;
export type MessageFlag = (typeof MESSAGE_FLAGS)[number];

/** What a user can do with a message. */
export const MESSAGE_ACTIONS = ['edit', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

export const MessageFile = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type, detected from its content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
  })
  .meta({ id: 'MessageFile', description: 'A file of a message.' });
export type MessageFile = z.infer<typeof MessageFile>;

const Seq = z.int().min(1).meta({ description: 'Position in the conversation: 1, 2, 3 without gaps.' });
const Change = z.int().min(1).meta({
  description:
    'Number of its last change. Changes of a conversation are numbered without gaps: a message that was sent, edited, deleted or read takes the next number.',
});

export const Message = z
  .object({
    id: Id,
    conversation_id: Id,
    seq: Seq,
    change: Change,
    client_message_id: z.string().nullable().meta({ description: 'The sender’s own id; null for everyone else.' }),
    author: z
      .object({
        user_id: Id.nullable().meta({ description: 'Null once the account was deleted.' }),
        name: z.string().nullable().meta({ description: 'Name; null once the account was deleted.' }),
        avatar_url: z.string().nullable().meta({ description: 'Picture.' }),
        party: ConversationPartyName,
      })
      .meta({ description: 'Who wrote it.' }),
    is_own: z.boolean().meta({ description: 'The user wrote it.' }),
    is_own_side: z.boolean().meta({ description: 'The user or someone on their team wrote it.' }),
    content: z.string().nullable().meta({ description: 'The text as it was written; null once deleted.' }),
    language: Locale.nullable().meta({ description: 'Language its writer uses the product in.' }),
    flags: z.array(z.enum(MESSAGE_FLAGS)).meta({
      description:
        'What readers should be careful with in a message of another side: payment outside Travesía, contact outside it, links that leave it.',
    }),
    files: z.array(MessageFile).meta({ description: 'Files; none once deleted.' }),
    records: z.array(AttachedRecord).meta({
      description: 'Medical records that the patient sent with it, as they are now; none once deleted.',
    }),
    proposal: ProposalKind.nullable().meta({
      description: 'What was sent with it for the patient to take; null for nothing, and once deleted.',
    }),
    created_at: Instant,
    edited_at: Instant.nullable().meta({ description: 'When it was last changed; null if never.' }),
    deleted_at: Instant.nullable().meta({ description: 'When it was deleted; null if it was not.' }),
    read_at: Instant.nullable().meta({
      description:
        'When the other side first read it; for messages of others, when one’s own side did. Null if unread.',
    }),
    actions: z.array(z.enum(MESSAGE_ACTIONS)).meta({ description: 'What the user can do with it now.' }),
  })
  .meta({ id: 'Message', description: 'A message of a conversation.' });
export type Message = z.infer<typeof Message>;

export const MessageContent = z
  .string()
  .max(MAX_MESSAGE)
  .refine((text) => text.trim().length > 0, 'must not be empty')
  .meta({ description: `Text, at most ${MAX_MESSAGE} characters; stored encrypted, because it can be about health.` });

export const ClientMessageId = z.string().min(8).max(64).meta({
  description: 'The sender’s own id of the message: sent again with the same one, it is the same message.',
});

export const NewMessage = z
  .strictObject({
    content: z
      .string()
      .max(MAX_MESSAGE)
      .default('')
      .meta({
        description: `Text, at most ${MAX_MESSAGE} characters; empty only with a file, a record or a proposal. Stored encrypted.`,
      }),
    client_message_id: ClientMessageId.optional(),
    file_ids: z
      .array(Id)
      .max(MAX_MESSAGE_FILES)
      .default([])
      .meta({ description: `Uploaded files, at most ${MAX_MESSAGE_FILES}.` }),
    record_ids: z
      .array(Id)
      .max(MAX_MESSAGE_RECORDS)
      .default([])
      .meta({
        description: `Of a patient to a clinic: own medical records that are shared with it for one of their journeys, at most ${MAX_MESSAGE_RECORDS}.`,
      }),
    proposal: NewProposal.optional().meta({ description: 'Of a clinic to a patient: times to book, or a quote.' }),
  })
  .refine(
    ({ content, file_ids: files, record_ids: records, proposal }) =>
      content.trim().length > 0 || files.length > 0 || records.length > 0 || proposal !== undefined,
    { path: ['content'], message: 'must not be empty' },
  )
  .meta({ id: 'NewMessage', description: 'A message to send.' });

export const messagesQuery = z.object({
  ...pageQuery(MESSAGES_A_PAGE),
  before: z.coerce.number().int().min(1).optional().meta({ description: 'Only messages with a lower `seq`.' }),
  changed_after: z.coerce.number().int().min(0).optional().meta({
    description:
      'Only messages with a higher `change`, in the order of changes: what a client that was away has missed.',
  }),
});

export const MessageList = pageOf(Message, {
  last_change: z.int().min(0).meta({ description: 'Number of the conversation’s last change.' }),
}).meta({
  id: 'MessageList',
  description: 'Messages, oldest first; page 1 has the newest.',
});
export type MessageList = z.infer<typeof MessageList>;
