import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { deleteNote } from '../../messages.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { lockWithNote, type NoteOfTicket } from '../lock-note.ts';

/** Deletes the caller's own recent note with its files. Throws `support.not_possible`. */
export async function deleteTicketNote(deps: SupportDeps, actor: Actor, which: NoteOfTicket): Promise<AdminTicket> {
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
