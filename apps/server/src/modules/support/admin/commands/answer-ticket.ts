import type { EndpointArgs } from '@travesia/contracts/kit';
import { type AdminTicket, type answerTicket as answerTicketCall } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { addMessage } from '../../writing/add-message.ts';
import { lockInInbox } from '../inbox.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { ticketLifecycle } from '../../ticket.lifecycle.ts';
import { writeTicket } from '../../tickets.repo.ts';

type Input = EndpointArgs<typeof answerTicketCall>['body'];

/** Answers a ticket and notifies its owner, or adds an internal note. Throws when the ticket is gone, closed or full. */
export async function answerTicket(
  deps: SupportDeps,
  actor: Actor,
  id: string,
  { message: text, internal }: Input,
): Promise<AdminTicket> {
  const { database, clock, seals } = deps;
  const scope = inboxOf(actor);
  const { member } = scope;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockInInbox(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    await addMessage(tx, seals, row, { authorId: member.userId, byTeam: true, internal, text, at });
    if (internal) {
      await writeTicket(tx, id, {});
      const target = { type: 'ticket', id };
      await appendAudit(tx, { action: 'support.ticket_noted', actor, at, subjectId: row.userId, target });
    } else {
      const assigneeId = row.assigneeId ?? member.userId;
      await transition(tx, ticketLifecycle, { row, action: 'answer', actor, as: 'admin', at, set: { assigneeId } });
    }
  });
  return readForTeam(deps, scope, id);
}
