import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { writeNote } from '../../messages.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { lockWithNote, type NoteOfTicket } from '../lock-note.ts';

/** Changes the text of the caller's own recent note. Throws `support.not_possible`. */
export async function changeTicketNote(
  deps: SupportDeps,
  actor: Actor,
  which: NoteOfTicket,
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
