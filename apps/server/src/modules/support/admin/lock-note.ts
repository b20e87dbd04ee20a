import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findOwnNote } from '../messages.repo.ts';
import type { InboxScope } from '../support.policy.ts';
import { notesSince } from '../ticket.rules.ts';
import { type TicketRow, writeTicket } from '../tickets.repo.ts';
import { lockInInbox } from './inbox.repo.ts';

/** An internal note of a ticket. */
export interface NoteOfTicket {
  id: string;
  note: string;
}

/** Locks a ticket whose note is about to change, and raises its version. Throws `support.not_possible`. */
export async function lockWithNote(
  tx: Tx,
  scope: InboxScope,
  { id, note }: NoteOfTicket,
  at: Date,
): Promise<TicketRow> {
  const row = await lockInInbox(tx, scope, id);
  if (!row) throw new ProblemError('support.ticket_not_found');
  const own = { ticketId: id, id: note, authorId: scope.member.userId, since: notesSince(at) };
  if (!(await findOwnNote(tx, own)))
    throw new ProblemError('support.not_possible', { detail: 'Only its author can change a note, for a day.' });
  await writeTicket(tx, id, {});
  return row;
}
