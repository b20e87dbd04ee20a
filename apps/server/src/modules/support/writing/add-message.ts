import { MOST_TICKET_MESSAGES } from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { attachFiles } from '../files/files.repo.ts';
import { countMessages, insertMessage } from '../messages.repo.ts';
import type { TicketSeals } from '../support-deps.ts';
import type { TicketRow } from '../tickets.repo.ts';

interface Written {
  authorId: string;
  byTeam: boolean;
  internal?: boolean;
  text: string;
  /** Files their author uploaded before. */
  files?: readonly string[];
  at: Date;
}

/** Adds a message with files to a ticket locked by the caller. Throws `support.ticket_full`, `support.file_not_found`. */
export async function addMessage(
  tx: Tx,
  seals: TicketSeals,
  { id: ticketId, userId }: Pick<TicketRow, 'id' | 'userId'>,
  { text, files = [], at, ...written }: Written,
): Promise<void> {
  if ((await countMessages(tx, ticketId)) >= MOST_TICKET_MESSAGES) throw new ProblemError('support.ticket_full');
  const id = uuidv7();
  const textSealed = seals.message.seal(text, id);
  await insertMessage(tx, { id, ticketId, userId, ...written, textSealed, createdAt: at });
  const ids = [...new Set(files)];
  const attached = await attachFiles(tx, { userId: written.authorId, messageId: id }, ids);
  if (attached < ids.length) throw new ProblemError('support.file_not_found');
}
