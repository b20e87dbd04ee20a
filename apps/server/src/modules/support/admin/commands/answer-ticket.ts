import type { EndpointArgs } from '@travesia/contracts/kit';
import { type AdminTicket, type answerTicket as answerTicketCall } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { addMessage } from '../../writing/add-message.ts';
import { isAnsweredSince } from '../../messages.repo.ts';
import { lockInInbox } from '../inbox.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { ticketLifecycle } from '../../ticket.lifecycle.ts';
import { writeTicket } from '../../tickets.repo.ts';

type Input = EndpointArgs<typeof answerTicketCall>['body'];

/**
 * Answers a ticket and notifies its owner, or adds an internal note. Throws when the ticket is gone, closed or full, or
 * when someone else has written since the author last read it.
 */
export async function answerTicket(
  deps: SupportDeps,
  actor: Actor,
  id: string,
  { message: text, internal, files, seen, close, take }: Input,
): Promise<AdminTicket> {
  const { database, clock, seals } = deps;
  const scope = inboxOf(actor);
  const { member } = scope;
  const at = clock.now();
  const stale = await unitOfWork(database, async (tx) => {
    const row = await lockInInbox(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    if (seen && !internal && (await isAnsweredSince(tx, { ticketId: id, seen, readerId: member.userId }))) return true;
    await addMessage(tx, seals, row, { authorId: member.userId, byTeam: true, internal, text, files, at });
    if (internal) {
      await writeTicket(tx, id, {});
      const target = { type: 'ticket', id };
      await appendAudit(tx, { action: 'support.ticket_noted', actor, at, subjectId: row.userId, target });
    } else {
      const assigneeId = take ? member.userId : (row.assigneeId ?? member.userId);
      const by = { actor, as: 'admin', at } as const;
      const answered = await transition(tx, ticketLifecycle, { row, action: 'answer', ...by, set: { assigneeId } });
      if (close) await transition(tx, ticketLifecycle, { row: answered, action: 'close', ...by });
    }
    return false;
  });
  const ticket = await readForTeam(deps, scope, id);
  if (stale) throw new ProblemError('request.stale_version', { present: ticket });
  return ticket;
}
