import {
  addConversationNote,
  archiveConversation as archiveConversationCall,
  assignConversation as assignConversationCall,
  beginConversation as beginConversationCall,
  blockConversation as blockConversationCall,
  deleteConversationNote,
  deleteMessage as deleteMessageCall,
  discardFirstFile as discardFirstFileCall,
  discardMessageFile as discardMessageFileCall,
  editMessage as editMessageCall,
  getConversation,
  getConversationTeam,
  getProposal,
  listAttachableQuotes,
  listConversationNotes,
  listConversations,
  listMessages,
  listProposableVisits,
  listRecipients,
  markRead as markReadCall,
  readMessageFile,
  sendMessage as sendMessageCall,
  snoozeConversation as snoozeConversationCall,
  tagConversation as tagConversationCall,
  translateMessages as translateMessagesCall,
  uploadFirstFile,
  uploadMessageFile,
} from '@travesia/contracts/messaging';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { archiveConversation } from './commands/archive-conversation.ts';
import { beginConversation } from './commands/begin-conversation.ts';
import { blockConversation } from './commands/block-conversation.ts';
import { deleteMessage } from './commands/delete-message.ts';
import { editMessage } from './commands/edit-message.ts';
import { markRead } from './commands/mark-read.ts';
import { sendMessage } from './commands/send-message.ts';
import { showMessages } from './commands/show-messages.ts';
import { addNote } from './desk/commands/add-note.ts';
import { assignConversation } from './desk/commands/assign-conversation.ts';
import { deleteNote } from './desk/commands/delete-note.ts';
import { snoozeConversation } from './desk/commands/snooze-conversation.ts';
import { tagConversation } from './desk/commands/tag-conversation.ts';
import { getTeam } from './desk/queries/get-team.ts';
import { listNotesQuery } from './desk/queries/list-notes.ts';
import { discardFirstFile } from './files/commands/discard-first-file.ts';
import { discardMessageFile } from './files/commands/discard-message-file.ts';
import { showMessageFile } from './files/commands/show-message-file.ts';
import { takeFirstFile } from './files/commands/take-first-file.ts';
import { takeMessageFile } from './files/commands/take-message-file.ts';
import { ofEveryInbox } from './inbox.policy.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { listAttachableQuotesQuery } from './proposals/queries/list-attachable-quotes.ts';
import { listProposableVisitsQuery } from './proposals/queries/list-proposable-visits.ts';
import { readProposal } from './proposals/queries/read-proposal.ts';
import { listConversationsQuery } from './queries/list-conversations.ts';
import { listRecipientsQuery } from './queries/list-recipients.ts';
import { readConversation } from './queries/read-conversation.ts';
import { translateMessages } from './translation/commands/translate-messages.ts';

/** Conversations between patients, clinics and organizations. */
export const messagingRoutes = (deps: MessagingDeps): Mounted[] => [
  mount(listConversations, ({ query }, { actor }) => listConversationsQuery(deps, query, actor)),
  mount(listRecipients, ({ query }, context) => listRecipientsQuery(deps, query.q, context)),
  mount(beginConversationCall, ({ body }, context) => beginConversation(deps, body, context)),
  mount(uploadFirstFile, (_input, context) => takeFirstFile(deps, context)),
  mount(discardFirstFileCall, ({ params }, { actor }) => discardFirstFile(deps, params.fileId, actor)),
  mount(getConversation, async ({ params }, { actor }) =>
    readConversation(deps, deps.database.db, await ofEveryInbox(deps.takeSide, actor), params.id),
  ),
  mount(listMessages, ({ params, query }, { actor }) => showMessages(deps, params.id, query, actor)),
  mount(translateMessagesCall, ({ params, body }, { actor }) => translateMessages(deps, params.id, body, actor)),
  mount(sendMessageCall, ({ params, body }, context) => sendMessage(deps, params.id, body, context)),
  mount(markReadCall, ({ params, body }, { actor }) => markRead(deps, params.id, body.message_ids, actor)),
  mount(archiveConversationCall, ({ params, body }, { actor }) =>
    archiveConversation(deps, params.id, body.archived, actor),
  ),
  mount(blockConversationCall, ({ params, body }, { actor }) =>
    blockConversation(deps, params.id, body.blocked, actor),
  ),
  mount(editMessageCall, ({ params, body }, { actor }) => editMessage(deps, params.id, body.content, actor)),
  mount(deleteMessageCall, ({ params }, { actor }) => deleteMessage(deps, params.id, actor)),
  mount(uploadMessageFile, ({ params }, context) => takeMessageFile(deps, params.id, context)),
  mount(readMessageFile, ({ params }, { actor }) => showMessageFile(deps, params, actor)),
  mount(discardMessageFileCall, ({ params }, { actor }) => discardMessageFile(deps, params, actor)),
  mount(getConversationTeam, (_input, { actor }) => getTeam(deps, actor)),
  mount(assignConversationCall, ({ params, body }, { actor }) =>
    assignConversation(deps, params.id, body.user_id, actor),
  ),
  mount(snoozeConversationCall, ({ params, body }, { actor }) =>
    snoozeConversation(deps, params.id, body.until === null ? null : new Date(body.until), actor),
  ),
  mount(tagConversationCall, ({ params, body }, { actor }) => tagConversation(deps, params.id, body.tags, actor)),
  mount(listConversationNotes, ({ params }, { actor }) => listNotesQuery(deps, params.id, actor)),
  mount(addConversationNote, ({ params, body }, { actor }) => addNote(deps, params.id, body, actor)),
  mount(deleteConversationNote, ({ params }, { actor }) => deleteNote(deps, params.id, actor)),
  mount(getProposal, ({ params }, context) => readProposal(deps, params.id, context)),
  mount(listProposableVisits, ({ params }, context) => listProposableVisitsQuery(deps, params.id, context)),
  mount(listAttachableQuotes, ({ params }, context) => listAttachableQuotesQuery(deps, params.id, context)),
];
