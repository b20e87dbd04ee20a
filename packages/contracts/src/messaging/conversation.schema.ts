import { z } from 'zod';
import { Id, Instant, optionalParam, pageQuery, SearchText } from '../kit/index.ts';
import { ConversationWork } from './desk.schema.ts';
import { ClientMessageId, ConversationPartyName, MessageContent } from './message.schema.ts';
import {
  CONVERSATIONS_A_PAGE,
  DEFAULT_SUBJECT,
  MAX_MESSAGE_FILES,
  MAX_SUBJECT,
  MAX_TAG,
  PLATFORM_RECIPIENT,
} from './messaging.rules.ts';

/** What a user can do with a conversation. */
export const CONVERSATION_ACTIONS = ['write', 'archive', 'restore', 'work', 'block', 'unblock', 'translate'] as const;
export type ConversationAction = (typeof CONVERSATION_ACTIONS)[number];

export const CONVERSATION_TABS = ['all', 'unread', 'waiting', 'mine', 'unassigned', 'snoozed', 'archived'] as const;
export type ConversationTab = (typeof CONVERSATION_TABS)[number];

const RecipientTypeName = z.enum(['provider', 'patient', 'organization', 'platform']);

export const Participant = z
  .object({
    user_id: Id.nullable().meta({
      description: 'The patient’s user id; of a clinic or an organization, its id. Null once the account was deleted.',
    }),
    user_name: z.string().nullable().meta({ description: 'Name; null once the account was deleted.' }),
    user_avatar: z.string().nullable().meta({ description: 'Picture or logo.' }),
    party: ConversationPartyName,
    is_own: z.boolean().meta({ description: 'The side the user is on.' }),
    slug: z.string().nullable().meta({ description: 'Slug of a clinic’s public page.' }),
    time_zone: z.string().nullable().meta({ description: 'Time zone of a clinic; null for the others.' }),
  })
  .meta({ id: 'Participant', description: 'A side of a conversation.' });
export type Participant = z.infer<typeof Participant>;

export const Conversation = z
  .object({
    id: Id,
    subject: z.string().meta({ description: 'Subject; empty once the account that chose it was deleted.' }),
    participants: z.array(Participant).meta({ description: 'Its sides, the user’s own last.' }),
    unread_count: z.int().min(0).meta({ description: 'Messages of others that the user’s side has not read.' }),
    last_message: z
      .object({
        text: z.string().nullable().meta({ description: 'Beginning of its text; null if it was deleted.' }),
        file_count: z.int().min(0).meta({ description: 'Its files.' }),
        record_count: z.int().min(0).meta({ description: 'Medical records sent with it.' }),
        author_name: z.string().nullable().meta({ description: 'Who wrote it.' }),
        is_own: z.boolean().meta({ description: 'The user wrote it.' }),
        is_own_side: z.boolean().meta({ description: 'The user or someone on their team wrote it.' }),
        created_at: Instant,
      })
      .meta({ description: 'The newest message.' }),
    journey_id: Id.nullable().meta({ description: 'The journey it is about.' }),
    journey_reference: z.string().nullable().meta({ description: 'Reference of that journey.' }),
    last_seq: z.int().min(1).meta({ description: 'Messages so far.' }),
    last_change: z.int().min(1).meta({ description: 'Number of its last change.' }),
    work: ConversationWork.nullable().meta({
      description: 'The team’s work on it; null for patients, and for who reads it from outside.',
    }),
    is_archived: z.boolean().meta({ description: 'The user’s side archived it; a new message brings it back.' }),
    created_at: Instant,
    actions: z.array(z.enum(CONVERSATION_ACTIONS)).meta({ description: 'What the user can do with it now.' }),
  })
  .meta({ id: 'Conversation', description: 'A conversation as one of its sides sees it.' });
export type Conversation = z.infer<typeof Conversation>;

export const conversationsQuery = z.object({
  ...pageQuery(CONVERSATIONS_A_PAGE),
  tab: z.enum(CONVERSATION_TABS).default('all').meta({
    description:
      'all: without archived and snoozed ones. unread: with messages that were not read. archived. For teams also waiting: not replied to, the longest first; mine and unassigned, of all; snoozed.',
  }),
  with: optionalParam(ConversationPartyName).meta({ description: 'Only conversations with this kind of side.' }),
  tag: optionalParam(z.string().max(MAX_TAG)).meta({ description: 'Only conversations with this tag.' }),
  q: optionalParam(SearchText).meta({ description: 'Words of a subject, a name or a message.' }),
  inbox: z.enum(['own', 'clinic']).default('own').meta({
    description:
      'own: of the user, their clinic or organization. clinic: of the clinic that an admin or organization acts for.',
  }),
});

/** The list’s own page facts, with the name that the product spec gives its items. */
export const ConversationList = z
  .object({
    conversations: z
      .array(Conversation)
      .meta({ description: 'The conversations of this page, last written to first.' }),
    total: z.int().meta({ description: 'Total conversations across all pages.' }),
    page: z.int().meta({ description: 'Current page, from 1.' }),
    page_size: z.int().meta({ description: 'Conversations per page.' }),
    total_pages: z.int().meta({ description: 'Number of pages; 0 if there are none.' }),
    has_next: z.boolean().meta({ description: 'Whether there is a next page.' }),
    has_previous: z.boolean().meta({ description: 'Whether there is a previous page.' }),
    counts: z
      .object({
        all: z.int().meta({ description: 'All but archived and snoozed ones.' }),
        unread: z.int().meta({ description: 'With messages that were not read.' }),
        waiting: z.int().meta({ description: 'Not replied to.' }),
        mine: z.int().meta({ description: 'Assigned to the user.' }),
        unassigned: z.int().meta({ description: 'Assigned to nobody.' }),
        snoozed: z.int().meta({ description: 'Snoozed ones.' }),
        archived: z.int().meta({ description: 'Archived ones.' }),
      })
      .meta({ description: 'Conversations by tab, ignoring the other filters.' }),
  })
  .meta({ id: 'ConversationList', description: 'Conversations of one inbox.' });
export type ConversationList = z.infer<typeof ConversationList>;

export const NewConversation = z
  .strictObject({
    recipient_id: Id.meta({
      description: `The clinic, patient or organization to write to; ${PLATFORM_RECIPIENT} for Travesía’s team.`,
    }),
    recipient_type: RecipientTypeName.meta({ description: 'What `recipient_id` is.' }),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(MAX_SUBJECT)
      .default(DEFAULT_SUBJECT)
      .meta({ description: `Subject, at most ${MAX_SUBJECT} characters; stored encrypted.` }),
    initial_message: MessageContent.optional().meta({
      description: 'First message; if absent, a greeting that asks for information, or with files nothing.',
    }),
    client_message_id: ClientMessageId.optional(),
    file_ids: z
      .array(Id)
      .max(MAX_MESSAGE_FILES)
      .default([])
      .meta({ description: `Files of the first message, uploaded before, at most ${MAX_MESSAGE_FILES}.` }),
    journey_id: Id.optional().meta({ description: 'The journey it is about, of these two.' }),
  })
  .meta({ id: 'NewConversation', description: 'A conversation to begin.' });

export const Recipient = z
  .object({
    id: Id,
    type: RecipientTypeName.meta({ description: 'What it is, as `recipient_type`.' }),
    name: z.string().meta({ description: 'Name.' }),
    avatar_url: z.string().nullable().meta({ description: 'Picture or logo.' }),
    place: z.string().nullable().meta({ description: 'City and country of a clinic.' }),
    known: z.boolean().meta({ description: 'There is a journey, booking or conversation with it.' }),
  })
  .meta({ id: 'Recipient', description: 'Someone a user can begin a conversation with.' });
export type Recipient = z.infer<typeof Recipient>;
