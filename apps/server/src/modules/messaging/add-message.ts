import { messageCreatedLive, messageSent } from '@travesia/contracts/messaging';
import type { Locale } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import { type ConversationRow, noteNewMessage, type SideRow, writeNumbers } from './conversations.repo.ts';
import { sendFiles } from './files/message-files.repo.ts';
import { insertMessage } from './messages.repo.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { type CheckedProposal, insertProposal } from './proposals/proposals.repo.ts';
import { type CheckedRecord, insertMessageRecords } from './records/message-records.repo.ts';
import { roomOf } from './tell-sides.ts';

interface Written {
  authorId: string;
  language: Locale;
  content: string;
  clientMessageId: string | undefined;
  fileIds: readonly string[];
  records?: readonly CheckedRecord[];
  proposal: CheckedProposal | null;
  at: Date;
}

/** Adds a message to a conversation locked by the caller; returns its id. Throws `messaging.file_not_found`. */
export async function addMessage(
  tx: Tx,
  { seal }: Pick<MessagingDeps, 'seal'>,
  { row, own }: { row: Pick<ConversationRow, 'id' | 'demo' | 'lastSeq' | 'lastChange'>; own: SideRow },
  { authorId, language, content, clientMessageId, fileIds, records = [], proposal, at }: Written,
): Promise<string> {
  const id = uuidv7();
  const [seq, change] = [row.lastSeq + 1, row.lastChange + 1];
  await writeNumbers(tx, row, { lastSeq: seq, lastChange: change });
  await insertMessage(tx, {
    id,
    conversationId: row.id,
    sideId: own.id,
    authorId,
    clientMessageId: clientMessageId ?? null,
    seq,
    change,
    contentSealed: seal.seal(content, id),
    language,
    createdAt: at,
  });
  const sent = await sendFiles(tx, { conversationId: row.id, userId: authorId, messageId: id }, fileIds);
  if (sent < fileIds.length) throw new ProblemError('messaging.file_not_found');
  await insertMessageRecords(tx, id, records);
  if (proposal) await insertProposal(tx, { messageId: id, ...proposal });
  const sides = await noteNewMessage(tx, own, { authorId, at });
  const isNews = sides.some((side) => side.id !== own.id && side.unreadCount === 1);
  await appendEvent(tx, messageSent, { conversation_id: row.id, message_id: id, seq, is_news: isNews });
  tellLive(messageCreatedLive, { conversation_id: row.id, message_id: id, seq, change }, sides.map(roomOf(row)));
  return id;
}
