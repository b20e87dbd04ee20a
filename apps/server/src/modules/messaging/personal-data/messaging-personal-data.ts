import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { createMessageSeal } from '../messaging-deps.ts';
import {
  forgetConversationsOf,
  listConversationsOf,
  listFilesOfPerson,
  listMessagesOf,
  listNotedBy,
  listProposedTo,
  listRecordsSentBy,
  listWrittenBy,
} from './messaging-personal-data.repo.ts';

/**
 * A patient’s conversations, decrypted. A deletion removes every text and file of them, whoever wrote it, because all of it is about
 * the patient; that and when something was written stays. What staff write belongs to their clinic, notes among themselves included.
 */
export function messagingPersonalData(secret: string): PersonalDataSource {
  const seal = createMessageSeal(secret);
  return {
    name: 'conversations',
    title: { en: 'Messages', es: 'Mensajes', pt: 'Mensagens' },
    about: {
      en: 'Your conversations with clinics, with every message and file.',
      es: 'Sus conversaciones con clínicas, con todos los mensajes y archivos.',
      pt: 'Suas conversas com clínicas, com todas as mensagens e arquivos.',
    },
    // Translations are derived from the messages, and go with them.
    tables: [
      'conversations',
      'conversation_sides',
      'conversation_notes',
      'messages',
      'message_translations',
      'message_reads',
      'message_files',
      'message_proposals',
      'message_records',
    ],
    collect: async (db, { userId, onlySession }) => {
      if (onlySession) return { conversations: [], written: [], noted: [] };
      const [conversations, messages, files, records, proposals] = await Promise.all([
        listConversationsOf(db, userId),
        listMessagesOf(db, userId),
        listFilesOfPerson(db, userId),
        listRecordsSentBy(db, userId),
        listProposedTo(db, userId),
      ]);
      return {
        conversations: conversations.map(({ subjectSealed, ...conversation }) => ({
          ...conversation,
          subject: subjectSealed && seal.open(subjectSealed, conversation.id),
          messages: messages
            .filter(({ conversationId }) => conversationId === conversation.id)
            .map(({ contentSealed, ...message }) => ({
              ...message,
              content: contentSealed && seal.open(contentSealed, message.id),
              files: files.filter(({ messageId }) => messageId === message.id).map(({ id, name }) => ({ id, name })),
              records: records
                .filter(({ messageId }) => messageId === message.id)
                .map(({ recordId, journeyId }) => ({ recordId, journeyId })),
              proposed: proposals
                .filter(({ messageId }) => messageId === message.id)
                .map(({ kind, starts, quote }) => ({ kind, starts, quote })),
            })),
        })),
        // What they wrote for a clinic or an organization is about others: that and when.
        written: await listWrittenBy(db, userId),
        noted: await listNotedBy(db, userId),
      };
    },
    files: async (db, { userId, onlySession }) =>
      onlySession
        ? []
        : (await listFilesOfPerson(db, userId)).map(({ id, fileId, name }) => ({
            id: fileId,
            name: `messages/${id}-${name}`,
          })),
    erase: (tx, { userId }) => forgetConversationsOf(tx, userId),
  };
}
