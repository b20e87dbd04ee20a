import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { quotes } from '../../journeys/quotes/quotes.tables.ts';
import {
  conversationNotes,
  conversations,
  conversationSides,
  messageFiles,
  messageProposals,
  messages,
} from '../messaging.tables.ts';
import { messageRecords } from '../records/message-records.tables.ts';

const ofPatient = (db: Db | Tx, userId: string) =>
  db
    .select({ id: conversationSides.conversationId })
    .from(conversationSides)
    .where(eq(conversationSides.userId, userId));

/** Conversations of a patient. */
export const listConversationsOf = (db: Db, userId: string) =>
  db
    .select({
      id: conversations.id,
      subjectSealed: conversations.subjectSealed,
      journeyId: conversations.journeyId,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(inArray(conversations.id, ofPatient(db, userId)))
    .orderBy(asc(conversations.id));

/** All messages of a patient’s conversations, in order. */
export const listMessagesOf = (db: Db, userId: string) =>
  db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      seq: messages.seq,
      ownWords: sql<boolean>`${messages.authorId} = ${userId}::uuid`,
      contentSealed: messages.contentSealed,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(inArray(messages.conversationId, ofPatient(db, userId)))
    .orderBy(asc(messages.conversationId), asc(messages.seq));

/** When somebody wrote in conversations of their clinic or organization. */
export const listWrittenBy = (db: Db, userId: string) =>
  db
    .select({ conversationId: messages.conversationId, createdAt: messages.createdAt })
    .from(messages)
    .innerJoin(conversationSides, eq(conversationSides.id, messages.sideId))
    .where(and(eq(messages.authorId, userId), ne(conversationSides.party, 'patient')))
    .orderBy(asc(messages.createdAt));

/** Files of a patient’s conversations, and what a person uploaded and did not send. */
export const listFilesOfPerson = (db: Db | Tx, userId: string) =>
  db
    .select({
      id: messageFiles.id,
      fileId: messageFiles.fileId,
      messageId: messageFiles.messageId,
      name: storedFiles.name,
    })
    .from(messageFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, messageFiles.fileId))
    .where(
      or(
        inArray(messageFiles.conversationId, ofPatient(db, userId)),
        and(eq(messageFiles.uploadedBy, userId), isNull(messageFiles.messageId)),
      ),
    )
    .orderBy(asc(messageFiles.id));

/** What clinics sent a patient with messages: times to book, or quotes. */
export const listProposedTo = (db: Db, userId: string) =>
  db
    .select({
      messageId: messageProposals.messageId,
      kind: messageProposals.kind,
      starts: messageProposals.starts,
      quote: quotes.reference,
    })
    .from(messageProposals)
    .innerJoin(messages, eq(messages.id, messageProposals.messageId))
    .leftJoin(quotes, eq(quotes.id, messageProposals.quoteId))
    .where(inArray(messages.conversationId, ofPatient(db, userId)));

const messagesOf = (db: Db | Tx, userId: string) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.conversationId, ofPatient(db, userId)));

/** Medical records that a patient sent with messages. */
export const listRecordsSentBy = (db: Db, userId: string) =>
  db
    .select({
      messageId: messageRecords.messageId,
      recordId: messageRecords.recordId,
      journeyId: messageRecords.journeyId,
    })
    .from(messageRecords)
    .where(inArray(messageRecords.messageId, messagesOf(db, userId)))
    .orderBy(asc(messageRecords.messageId), asc(messageRecords.place));

/** When somebody wrote internal notes. */
export const listNotedBy = (db: Db, userId: string) =>
  db
    .select({ conversationId: conversationNotes.conversationId, createdAt: conversationNotes.createdAt })
    .from(conversationNotes)
    .where(eq(conversationNotes.authorId, userId))
    .orderBy(asc(conversationNotes.createdAt));

/** Removes subjects, texts, notes, proposals, files and what records were sent of a patient’s conversations, and what a person uploaded and did not send. */
export async function forgetConversationsOf(tx: Tx, userId: string): Promise<void> {
  const files = (await listFilesOfPerson(tx, userId)).map(({ fileId }) => fileId);
  if (files.length) {
    await tx.delete(messageFiles).where(inArray(messageFiles.fileId, files));
    await tx.delete(storedFiles).where(inArray(storedFiles.id, files));
  }
  const own = ofPatient(tx, userId);
  await tx.delete(messageProposals).where(inArray(messageProposals.messageId, messagesOf(tx, userId)));
  await tx.delete(messageRecords).where(inArray(messageRecords.messageId, messagesOf(tx, userId)));
  await tx
    .update(messages)
    .set({ contentSealed: null, deletedAt: sql`coalesce(${messages.deletedAt}, now())` })
    .where(inArray(messages.conversationId, own));
  await tx.update(conversations).set({ subjectSealed: null }).where(inArray(conversations.id, own));
  await tx.delete(conversationNotes).where(inArray(conversationNotes.conversationId, own));
  await tx
    .update(conversationSides)
    .set({ unreadCount: 0, waitingSince: null, snoozedUntil: null, tags: [] })
    .where(inArray(conversationSides.conversationId, own));
}
