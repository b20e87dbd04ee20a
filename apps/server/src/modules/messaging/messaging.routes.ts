import {
  archiveConversation as archiveConversationCall,
  beginConversation as beginConversationCall,
  deleteMessage as deleteMessageCall,
  discardMessageFile as discardMessageFileCall,
  editMessage as editMessageCall,
  getConversation,
  listConversations,
  listMessages,
  listRecipients,
  markRead as markReadCall,
  readMessageFile,
  sendMessage as sendMessageCall,
  uploadMessageFile,
} from '@travesia/contracts/messaging';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { archiveConversation } from './commands/archive-conversation.ts';
import { beginConversation } from './commands/begin-conversation.ts';
import { deleteMessage } from './commands/delete-message.ts';
import { editMessage } from './commands/edit-message.ts';
import { markRead } from './commands/mark-read.ts';
import { sendMessage } from './commands/send-message.ts';
import { showMessages } from './commands/show-messages.ts';
import { discardMessageFile } from './files/commands/discard-message-file.ts';
import { showMessageFile } from './files/commands/show-message-file.ts';
import { takeMessageFile } from './files/commands/take-message-file.ts';
import { ofEveryInbox } from './inbox.policy.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { listConversationsQuery } from './queries/list-conversations.ts';
import { listRecipientsQuery } from './queries/list-recipients.ts';
import { readConversation } from './queries/read-conversation.ts';

/** Conversations between patients, clinics and organizations. */
export const messagingRoutes = (deps: MessagingDeps): Mounted[] => [
  mount(listConversations, ({ query }, { actor }) => listConversationsQuery(deps, query, actor)),
  mount(listRecipients, ({ query }, context) => listRecipientsQuery(deps, query.q, context)),
  mount(beginConversationCall, ({ body }, context) => beginConversation(deps, body, context)),
  mount(getConversation, async ({ params }, { actor }) =>
    readConversation(deps, deps.database.db, await ofEveryInbox(deps.takeSide, actor), params.id),
  ),
  mount(listMessages, ({ params, query }, { actor }) => showMessages(deps, params.id, query, actor)),
  mount(sendMessageCall, ({ params, body }, context) => sendMessage(deps, params.id, body, context)),
  mount(markReadCall, ({ params, body }, { actor }) => markRead(deps, params.id, body.message_ids, actor)),
  mount(archiveConversationCall, ({ params, body }, { actor }) =>
    archiveConversation(deps, params.id, body.archived, actor),
  ),
  mount(editMessageCall, ({ params, body }, { actor }) => editMessage(deps, params.id, body.content, actor)),
  mount(deleteMessageCall, ({ params }, { actor }) => deleteMessage(deps, params.id, actor)),
  mount(uploadMessageFile, ({ params }, context) => takeMessageFile(deps, params.id, context)),
  mount(readMessageFile, ({ params }, { actor }) => showMessageFile(deps, params, actor)),
  mount(discardMessageFileCall, ({ params }, { actor }) => discardMessageFile(deps, params, actor)),
];
