import { z } from 'zod';
import {
  defineEndpoint,
  DOCUMENT_TYPES,
  FileContent,
  Id,
  optionalParam,
  SearchText,
  type UploadRules,
} from '../kit/index.ts';
import {
  Conversation,
  ConversationList,
  conversationsQuery,
  NewConversation,
  Recipient,
} from './conversation.schema.ts';
import { Message, MessageContent, MessageFile, MessageList, messagesQuery, NewMessage } from './message.schema.ts';

const session = { tag: 'messaging', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The conversation.' }) });
const message = z.object({ id: Id.meta({ description: 'The message.' }) });

/** Files of messages. */
export const MESSAGE_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 20 * 1024 * 1024 };

export const listConversations = defineEndpoint({
  ...session,
  name: 'listConversations',
  method: 'GET',
  path: '/conversations',
  summary: 'List conversations',
  description:
    'Returns the conversations of the user, or of the clinic or organization they work for, last written to first.',
  query: conversationsQuery,
  response: ConversationList,
  problems: ['access.no_clinic', 'access.no_organization', 'access.no_provider_context', 'access.reason_required'],
});

export const listRecipients = defineEndpoint({
  ...session,
  name: 'listRecipients',
  method: 'GET',
  path: '/conversations/recipients',
  summary: 'Find someone to write to',
  description:
    'Returns whom the user can begin a conversation with: those they have a journey, booking or conversation with first. Patients also find every listed clinic by name or city.',
  query: z.object({ q: optionalParam(SearchText).meta({ description: 'Part of a name or city.' }) }),
  response: z.object({ data: z.array(Recipient).meta({ description: 'At most 20.' }) }),
  problems: ['access.no_clinic', 'access.no_organization'],
});

export const beginConversation = defineEndpoint({
  ...session,
  name: 'beginConversation',
  method: 'POST',
  path: '/conversations',
  summary: 'Begin a conversation',
  description:
    'Begins a conversation with its first message. Patients write to any listed clinic; clinics to patients they have a journey or booking with, and to their organization; organizations to their clinics. Everyone writes to Travesía’s team, and it to everyone.',
  body: NewConversation,
  status: 201,
  response: Conversation,
  problems: [
    'access.no_clinic',
    'access.no_organization',
    'messaging.recipient_not_found',
    'messaging.read_only',
    'messaging.too_many',
    'messaging.file_not_found',
  ],
});

export const uploadFirstFile = defineEndpoint({
  ...session,
  name: 'uploadFirstFile',
  method: 'POST',
  path: '/conversations/files',
  summary: 'Upload a file for a first message',
  description:
    'Uploads a scan, photo or PDF, to be sent with the first message of a conversation. What is not sent is deleted after a day. For demo users, only the file type is checked, and a fictional page is stored instead.',
  status: 201,
  ratePerMinute: 60,
  upload: MESSAGE_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the file.' }),
  response: MessageFile,
  problems: ['access.no_clinic', 'access.no_organization', 'messaging.read_only', 'request.rate_limited'],
});

export const discardFirstFile = defineEndpoint({
  ...session,
  name: 'discardFirstFile',
  method: 'DELETE',
  path: '/conversations/files/:fileId',
  summary: 'Discard a file for a first message',
  description: 'Deletes a file that the user uploaded for a first message and that was not sent.',
  params: z.object({ fileId: Id.meta({ description: 'The file.' }) }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['messaging.file_not_found'],
});

export const getConversation = defineEndpoint({
  ...session,
  name: 'getConversation',
  method: 'GET',
  path: '/conversations/:id',
  summary: 'Get a conversation',
  description: 'Returns a conversation as the user’s side sees it.',
  params,
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'access.reason_required'],
});

export const listMessages = defineEndpoint({
  ...session,
  name: 'listMessages',
  method: 'GET',
  path: '/conversations/:id/messages',
  summary: 'List messages',
  description:
    'Returns messages of a conversation, oldest first; page 1 has the newest. With `before`, those right before a message; with `changed_after`, what changed since. A read by someone who acts for the clinic is logged, and the patient sees it.',
  params,
  query: messagesQuery,
  response: MessageList,
  problems: ['messaging.conversation_not_found', 'access.reason_required'],
});

export const sendMessage = defineEndpoint({
  ...session,
  name: 'sendMessage',
  method: 'POST',
  path: '/conversations/:id/messages',
  summary: 'Send a message',
  description: 'Sends a message. Sent again with the same `client_message_id`, it returns the first one.',
  params,
  body: NewMessage,
  status: 201,
  ratePerMinute: 120,
  response: Message,
  problems: [
    'messaging.conversation_not_found',
    'messaging.read_only',
    'messaging.recipient_gone',
    'messaging.id_reused',
    'messaging.too_many',
    'messaging.file_not_found',
    'messaging.record_not_shared',
    'messaging.nothing_to_propose',
    'messaging.time_not_free',
    'messaging.quote_not_found',
  ],
});

export const markRead = defineEndpoint({
  ...session,
  name: 'markRead',
  method: 'POST',
  path: '/conversations/:id/read',
  idempotency: 'none',
  summary: 'Mark messages as read',
  description:
    'Marks messages of others as read by the user’s side. Ids of own messages and of other conversations are ignored.',
  params,
  body: z
    .strictObject({ message_ids: z.array(Id).min(1).max(500).meta({ description: 'The messages that were read.' }) })
    .meta({ description: 'What was read.' }),
  response: z
    .object({ unread_count: z.int().min(0).meta({ description: 'Messages still unread.' }) })
    .meta({ description: 'What is left.' }),
  problems: ['messaging.conversation_not_found', 'messaging.read_only'],
});

export const archiveConversation = defineEndpoint({
  ...session,
  name: 'archiveConversation',
  method: 'POST',
  path: '/conversations/:id/archive',
  idempotency: 'none',
  summary: 'Archive a conversation',
  description: 'Takes a conversation out of the own side’s list, or brings it back. A new message brings it back too.',
  params,
  body: z
    .strictObject({ archived: z.boolean().meta({ description: 'False brings it back.' }) })
    .meta({ description: 'Whether it is archived.' }),
  response: Conversation,
  problems: ['messaging.conversation_not_found', 'messaging.read_only'],
});

export const editMessage = defineEndpoint({
  ...session,
  name: 'editMessage',
  method: 'PUT',
  path: '/conversations/messages/:id',
  summary: 'Edit a message',
  description: 'Changes the text of an own message within an hour; everyone sees that it was edited.',
  params: message,
  body: z.strictObject({ content: MessageContent }).meta({ description: 'The new text.' }),
  response: Message,
  problems: [
    'messaging.message_not_found',
    'messaging.not_yours',
    'messaging.not_editable',
    'messaging.read_only',
    'messaging.recipient_gone',
  ],
});

export const deleteMessage = defineEndpoint({
  ...session,
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/conversations/messages/:id',
  summary: 'Delete a message',
  description:
    'Deletes the text and files of an own message; that there was one stays visible. Repeating it changes nothing.',
  params: message,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['messaging.message_not_found', 'messaging.not_yours', 'messaging.read_only'],
});

export const uploadMessageFile = defineEndpoint({
  ...session,
  name: 'uploadMessageFile',
  method: 'POST',
  path: '/conversations/:id/files',
  summary: 'Upload a file for a message',
  description:
    'Uploads a scan, photo or PDF, to be sent with a message. What is not sent is deleted after a day. For demo users, only the file type is checked, and a fictional page is stored instead.',
  params,
  status: 201,
  ratePerMinute: 60,
  upload: MESSAGE_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the file.' }),
  response: MessageFile,
  problems: ['messaging.conversation_not_found', 'messaging.read_only', 'request.rate_limited'],
});

export const readMessageFile = defineEndpoint({
  ...session,
  name: 'readMessageFile',
  method: 'GET',
  path: '/conversations/:id/files/:fileId/content',
  summary: 'Download a file of a message',
  description: 'Returns a file to both sides. A read by someone who acts for the clinic is logged.',
  params: params.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  problems: ['messaging.conversation_not_found', 'messaging.file_not_found', 'access.reason_required'],
});

export const discardMessageFile = defineEndpoint({
  ...session,
  name: 'discardMessageFile',
  method: 'DELETE',
  path: '/conversations/:id/files/:fileId',
  summary: 'Discard an uploaded file',
  description: 'Deletes a file that the user uploaded and that was not sent.',
  params: params.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['messaging.conversation_not_found', 'messaging.file_not_found'],
});
