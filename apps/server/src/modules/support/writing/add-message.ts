import { MOST_TICKET_MESSAGES } from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { countMessages, insertMessage } from '../messages.repo.ts';
import type { TicketSeals } from '../support-deps.ts';
import type { TicketRow } from '../tickets.repo.ts';

interface Written {
  authorId: string;
  byTeam: boolean;
  internal?: boolean;
  text: string;
  at: Date;
}

/** Adds a message to a ticket locked by the caller. Throws `support.ticket_full`. */
export async function addMessage(
  tx: Tx,
  seals: TicketSeals,
  { id: ticketId, userId }: Pick<TicketRow, 'id' | 'userId'>,
  { text, at, ...written }: Written,
): Promise<void> {
  if ((await countMessages(tx, ticketId)) >= MOST_TICKET_MESSAGES) throw new ProblemError('support.ticket_full');
  const id = uuidv7();
  const textSealed = seals.message.seal(text, id);
  await insertMessage(tx, { id, ticketId, userId, ...written, textSealed, createdAt: at });
}
