import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { MAX_NOTE, MAX_TAG, MAX_TAGS, MOST_MENTIONS } from './messaging.rules.ts';

export const Colleague = z
  .object({
    user_id: Id,
    name: z.string().meta({ description: 'Name.' }),
    avatar_url: z.string().nullable().meta({ description: 'Picture.' }),
    is_own: z.boolean().meta({ description: 'The user.' }),
  })
  .meta({ id: 'Colleague', description: 'Someone on the team who reads the same conversations.' });
export type Colleague = z.infer<typeof Colleague>;

export const Tag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG)
  .regex(/^[^,]*$/u, 'must not contain a comma')
  .transform((tag) => tag.toLowerCase().replaceAll(/\s+/gu, ' '))
  .meta({ description: `A word or two, at most ${MAX_TAG} characters, in lower case.` });

export const ConversationWork = z
  .object({
    assignee: Colleague.nullable().meta({ description: 'Who on the team answers it; null if nobody was chosen.' }),
    snoozed_until: Instant.nullable().meta({
      description: 'Out of the list until then, or until someone else writes; null if it is in the list.',
    }),
    woken_at: Instant.nullable().meta({
      description: 'When its snooze ended; null once someone wrote, snoozed or archived it.',
    }),
    waiting_since: Instant.nullable().meta({
      description: 'When someone wrote to whom the team has not replied since; null if nobody waits.',
    }),
    answer_due_at: Instant.nullable().meta({ description: 'Until when the team should reply; null if nobody waits.' }),
    tags: z.array(z.string()).meta({ description: 'The team’s own labels.' }),
    note_count: z.int().min(0).meta({ description: 'Internal notes.' }),
  })
  .meta({
    id: 'ConversationWork',
    description: 'What a team notes about its work on a conversation. Nobody on another side can see it.',
  });
export type ConversationWork = z.infer<typeof ConversationWork>;

export const ConversationTeam = z
  .object({
    members: z.array(Colleague).meta({ description: 'Who can be assigned or mentioned, by name.' }),
    tags: z.array(z.string()).meta({ description: 'Tags in use, the most used first.' }),
  })
  .meta({ id: 'ConversationTeam', description: 'Who works on an inbox, and its tags.' });
export type ConversationTeam = z.infer<typeof ConversationTeam>;

export const InternalNote = z
  .object({
    id: Id,
    conversation_id: Id,
    author: z
      .object({
        user_id: Id.nullable().meta({ description: 'Null once the account was deleted.' }),
        name: z.string().nullable().meta({ description: 'Name; null once the account was deleted.' }),
        avatar_url: z.string().nullable().meta({ description: 'Picture.' }),
      })
      .meta({ description: 'Who wrote it.' }),
    is_own: z.boolean().meta({ description: 'The user wrote it.' }),
    content: z.string().meta({ description: 'The text.' }),
    mentions: z.array(Id).meta({ description: 'User ids of the colleagues it mentions.' }),
    created_at: Instant,
  })
  .meta({ id: 'InternalNote', description: 'A note of a team about a conversation, for the team alone.' });
export type InternalNote = z.infer<typeof InternalNote>;

export const NewNote = z
  .strictObject({
    content: z
      .string()
      .max(MAX_NOTE)
      .refine((text) => text.trim().length > 0, 'must not be empty')
      .meta({ description: `Text, at most ${MAX_NOTE} characters; stored encrypted.` }),
    mentions: z
      .array(Id)
      .max(MOST_MENTIONS)
      .default([])
      .meta({ description: `Colleagues to notify, at most ${MOST_MENTIONS}.` }),
  })
  .meta({ id: 'NewNote', description: 'A note to add.' });

export const Tags = z
  .strictObject({
    tags: z
      .array(Tag)
      .max(MAX_TAGS)
      .transform((tags) => [...new Set(tags)])
      .meta({ description: `All tags, at most ${MAX_TAGS}.` }),
  })
  .meta({ id: 'ConversationTags', description: 'The tags of a conversation.' });
