import { z } from 'zod';
import { defineEndpoint, Id, Instant } from '../kit/index.ts';
import { Conversation } from './conversation.schema.ts';
import { ConversationTeam, InternalNote, NewNote, Tags } from './desk.schema.ts';

// What a team does with its conversations besides writing. No other side can see it.

const session = { tag: 'messaging', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The conversation.' }) });

export const getConversationTeam = defineEndpoint({
  ...session,
  name: 'getConversationTeam',
  method: 'GET',
  path: '/conversations/team',
  summary: 'Get the team of an inbox',
  description: 'Returns who works on the user’s inbox, and its tags. Patients have no team.',
  response: ConversationTeam,
  problems: ['access.no_clinic', 'access.no_organization'],
});

export const assignConversation = defineEndpoint({
  ...session,
  name: 'assignConversation',
  method: 'PUT',
  path: '/conversations/:id/assignee',
  summary: 'Assign a conversation',
  description: 'Says who on the team answers a conversation. A colleague is notified.',
  params,
  body: z
    .strictObject({ user_id: Id.nullable().meta({ description: 'Someone on the team; null for nobody.' }) })
    .meta({ description: 'Who answers it.' }),
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'messaging.read_only', 'messaging.not_on_team'],
});

export const snoozeConversation = defineEndpoint({
  ...session,
  name: 'snoozeConversation',
  method: 'PUT',
  path: '/conversations/:id/snooze',
  summary: 'Snooze a conversation',
  description: 'Takes a conversation out of the team’s list until a time, or until another side writes.',
  params,
  body: z
    .strictObject({ until: Instant.nullable().meta({ description: 'Within a year; null brings it back now.' }) })
    .meta({ description: 'Until when.' }),
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'messaging.read_only', 'messaging.snooze_time'],
});

export const tagConversation = defineEndpoint({
  ...session,
  name: 'tagConversation',
  method: 'PUT',
  path: '/conversations/:id/tags',
  summary: 'Tag a conversation',
  description: 'Replaces the team’s tags of a conversation.',
  params,
  body: Tags,
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'messaging.read_only'],
});

export const listConversationNotes = defineEndpoint({
  ...session,
  name: 'listConversationNotes',
  method: 'GET',
  path: '/conversations/:id/notes',
  summary: 'List internal notes',
  description: 'Returns the team’s notes about a conversation, oldest first.',
  params,
  response: z
    .object({ data: z.array(InternalNote).meta({ description: 'At most 500.' }) })
    .meta({ id: 'InternalNotes', description: 'Notes of a team about a conversation.' }),
  problems: ['messaging.conversation_not_found', 'messaging.read_only'],
});

export const addConversationNote = defineEndpoint({
  ...session,
  name: 'addConversationNote',
  method: 'POST',
  path: '/conversations/:id/notes',
  summary: 'Add an internal note',
  description: 'Adds a note that only the team can see, and notifies the colleagues it mentions.',
  params,
  body: NewNote,
  status: 201,
  response: InternalNote,
  problems: [
    'messaging.conversation_not_found',
    'messaging.read_only',
    'messaging.not_on_team',
    'messaging.too_many_notes',
  ],
});

export const deleteConversationNote = defineEndpoint({
  ...session,
  name: 'deleteConversationNote',
  method: 'DELETE',
  path: '/conversations/notes/:id',
  summary: 'Delete an internal note',
  description: 'Deletes an own note.',
  params: z.object({ id: Id.meta({ description: 'The note.' }) }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['messaging.note_not_found', 'messaging.not_yours', 'messaging.read_only'],
});

export const blockConversation = defineEndpoint({
  ...session,
  name: 'blockConversation',
  method: 'PUT',
  path: '/conversations/:id/block',
  summary: 'Block a side',
  description:
    'Closes a conversation and keeps the other side from beginning another one; or opens it again. Patients block clinics and organizations, Travesía’s team blocks anyone.',
  params,
  body: z
    .strictObject({ blocked: z.boolean().meta({ description: 'False opens it again.' }) })
    .meta({ description: 'Whether it is blocked.' }),
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'messaging.read_only', 'messaging.not_blockable'],
});
