import {
  deleteMessage,
  discardMessageFile,
  editMessage,
  type Message,
  type MessageFile,
  type NewProposal,
  readMessageFile,
  sendMessage,
  uploadMessageFile,
} from '@travesia/contracts/messaging';
import { createContext } from 'react';
import { uploadFile, type UploadOptions } from '../../../lib/files/upload-file.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

interface SentBody {
  content: string;
  client_message_id: string;
  file_ids: string[];
  /** In conversations of patients with clinics alone. */
  record_ids?: string[];
  /** In conversations with patients alone. */
  proposal?: NewProposal;
}

/** The calls by which messages of a thread are written and their files read: of conversations, or of what looks like them. */
export interface ThreadCalls {
  /** The name under which its drafts are kept. */
  place: string;
  send: (id: string, body: SentBody) => Promise<Message>;
  edit: (messageId: string, content: string) => Promise<Message>;
  remove: (messageId: string) => Promise<unknown>;
  upload: (id: string, file: File, options: UploadOptions) => Promise<MessageFile>;
  discard: (id: string, fileId: string) => Promise<unknown>;
  read: (id: string, fileId: string, signal: AbortSignal) => Promise<Blob>;
}

export const conversationCalls: ThreadCalls = {
  place: 'messages',
  send: (id, body) => sessionCall(sendMessage, { params: { id }, body }),
  edit: (id, content) => sessionCall(editMessage, { params: { id }, body: { content } }),
  remove: (id) => sessionCall(deleteMessage, { params: { id } }),
  upload: (id, file, options) => uploadFile(uploadMessageFile, file, { params: { id }, body: {} }, options),
  discard: (id, fileId) => sessionCall(discardMessageFile, { params: { id, fileId } }),
  // A download call resolves to the file itself.
  read: async (id, fileId, signal) =>
    (await sessionCall(readMessageFile, { params: { id, fileId } }, { signal })) as unknown as Blob,
};

/** The calls of the threads inside. */
export const ThreadCallsContext = createContext(conversationCalls);
