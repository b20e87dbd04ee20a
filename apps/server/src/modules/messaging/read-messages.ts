import type { Message } from '@travesia/contracts/messaging';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isPresentSide } from './conversation.presenter.ts';
import { listSides, type SideRow } from './conversations.repo.ts';
import { listFilesOf } from './files/message-files.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { presentMessage } from './message.presenter.ts';
import { findMessage, type MessageRecord } from './messages.repo.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { readAttached } from './records/read-attached.ts';

/** Whether no side of a conversation is blocked, and someone is on the other ones who reads what is written. */
export async function isOpenTo(db: Db | Tx, own: Pick<SideRow, 'id' | 'conversationId'>): Promise<boolean> {
  const sides = (await listSides(db, [own.conversationId])).get(own.conversationId) ?? [];
  return sides.every((side) => (side.row.id === own.id ? !side.row.blockedAt : isPresentSide(side)));
}

/** Messages of one conversation as a side sees them. */
export async function readMessages(
  deps: Pick<MessagingDeps, 'seal' | 'clock' | 'ownHost' | 'sentRecords'>,
  db: Db | Tx,
  { scope, own }: { scope: InboxScope; own: Pick<SideRow, 'id' | 'conversationId'> },
  records: readonly MessageRecord[],
): Promise<Message[]> {
  const { seal, clock, ownHost } = deps;
  const isOpen = await isOpenTo(db, own);
  const ids = records.map(({ row }) => row.id);
  const files = await listFilesOf(db, ids);
  const attached = await readAttached(deps, db, scope, ids);
  const shown = { seal, ownHost, scope, own, isOpen, at: clock.now() };
  return records.map((record) => {
    const { id } = record.row;
    return presentMessage(shown, record, { files: files.get(id) ?? [], records: attached.get(id) ?? [] });
  });
}

/** One of them. Throws `messaging.message_not_found`. */
export async function readMessage(
  deps: Pick<MessagingDeps, 'seal' | 'clock' | 'ownHost' | 'sentRecords'>,
  db: Db | Tx,
  on: { scope: InboxScope; own: Pick<SideRow, 'id' | 'conversationId'> },
  id: string,
): Promise<Message> {
  const record = await findMessage(db, id);
  const [message] = record ? await readMessages(deps, db, on, [record]) : [];
  if (!message) throw new ProblemError('messaging.message_not_found');
  return message;
}
