import type { EndpointArgs } from '@travesia/contracts/kit';
import type { replyToTicket as replyToTicketCall, Ticket } from '@travesia/contracts/support';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { addMessage } from '../writing/add-message.ts';
import { listWriteTimes } from '../messages.repo.ts';
import { readTicket } from '../read-ticket.ts';
import { refuseFlood } from '../writing/refuse-flood.ts';
import type { SupportDeps } from '../support-deps.ts';
import { ownTickets } from '../support.policy.ts';
import { ticketLifecycle } from '../ticket.lifecycle.ts';
import { limitsFor } from '../ticket.rules.ts';
import { lockOwnTicket } from '../tickets.repo.ts';

type Input = EndpointArgs<typeof replyToTicketCall>['body'];

/**
 * Adds the owner's message, so that the ticket waits for the team. Throws when it is not theirs or full, or when they write too
 * much.
 */
export async function replyToTicket(
  deps: SupportDeps,
  actor: Actor,
  id: string,
  { message: text, files }: Input,
): Promise<Ticket> {
  const { database, clock, seals } = deps;
  const scope = ownTickets(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'support', [scope.userId]);
    const row = await lockOwnTicket(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    const { replies } = limitsFor(row);
    refuseFlood(await listWriteTimes(tx, scope, new Date(at.getTime() - replies.withinMs)), replies, at);
    await addMessage(tx, seals, row, { authorId: scope.userId, byTeam: false, text, files, at });
    await transition(tx, ticketLifecycle, { row, action: 'reply', actor, as: 'patient', at });
  });
  return readTicket(deps, scope, id);
}
