import { type MachineActor, nextState } from '@travesia/contracts/kit';
import { ticketMachine, type TicketState } from '@travesia/contracts/support';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type TicketRow, writeTicket } from '../tickets.repo.ts';

const isWaiting = (state: TicketState): boolean => ticketMachine.states[state].tags.some((tag) => tag === 'waiting');

/** Moves a locked ticket by the machine's table. Throws `support.not_possible` when the table does not allow it. */
export async function moveTicket(
  tx: Tx,
  row: TicketRow,
  action: keyof typeof ticketMachine.transitions,
  actor: MachineActor,
  at: Date,
  more: Partial<Pick<TicketRow, 'firstAnsweredAt' | 'assigneeId'>> = {},
): Promise<void> {
  const state = nextState(ticketMachine, row.state, action, actor);
  if (!state) throw new ProblemError('support.not_possible');
  // Whoever writes twice before an answer goes on waiting since the first.
  const waitingSince = isWaiting(state) ? (row.waitingSince ?? at) : null;
  await writeTicket(tx, row.id, { ...more, state, waitingSince, updatedAt: at });
}
