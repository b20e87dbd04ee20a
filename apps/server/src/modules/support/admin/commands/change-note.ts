import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { deleteNote, findOwnNote, writeNote } from '../../messages.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { type InboxScope, inboxOf } from '../../support.policy.ts';
import { notesSince } from '../../ticket.rules.ts';
import { writeTicket } from '../../tickets.repo.ts';
import { lockInInbox } from '../inbox.repo.ts';

interface Which {
  id: string;
  note: string;
}

/** Changes the text of the caller's own recent note. Throws `support.note_not_changeable`. */
export async function changeTicketNote(
  deps: SupportDeps,
  actor: Actor,
  which: Which,
  text: string,
): Promise<AdminTicket> {
  const scope = inboxOf(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { userId } = await lockWithNote(tx, scope, which, at);
    await writeNote(tx, which.note, { textSealed: deps.seals.message.seal(text, which.note), editedAt: at });
    const target = { type: 'ticket', id: which.id };
    await appendAudit(tx, { action: 'support.note_changed', actor, at, subjectId: userId, target });
  });
  return readForTeam(deps, scope, which.id);
}

/** Deletes the caller's own recent note with its files. Throws `support.note_not_changeable`. */
export async function deleteTicketNote(deps: SupportDeps, actor: Actor, which: Which): Promise<AdminTicket> {
  const scope = inboxOf(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { userId } = await lockWithNote(tx, scope, which, at);
    await deleteNote(tx, which.note, at);
    const target = { type: 'ticket', id: which.id };
    await appendAudit(tx, { action: 'support.note_deleted', actor, at, subjectId: userId, target });
  });
  return readForTeam(deps, scope, which.id);
}

/** Locks a ticket of the inbox whose note is about to change, and raises its version. */
async function lockWithNote(tx: Tx, scope: InboxScope, { id, note }: Which, at: Date) {
  const row = await lockInInbox(tx, scope, id);
  if (!row) throw new ProblemError('support.ticket_not_found');
  const own = { ticketId: id, id: note, authorId: scope.member.userId, since: notesSince(at) };
  if (!(await findOwnNote(tx, own))) throw new ProblemError('support.note_not_changeable');
  await writeTicket(tx, id, {});
  return row;
}
