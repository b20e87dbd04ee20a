import type { Ticket } from '@travesia/contracts/support';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { readTicket } from '../read-ticket.ts';
import type { SupportDeps } from '../support-deps.ts';
import { ownTickets } from '../support.policy.ts';
import { ticketLifecycle } from '../ticket.lifecycle.ts';
import { lockOwnTicket } from '../tickets.repo.ts';

/** Closes a ticket. Throws when it is not the person's, is in another state, or was changed since `version`. */
export async function closeTicket(deps: SupportDeps, actor: Actor, id: string, version: number): Promise<Ticket> {
  const { database, clock } = deps;
  const scope = ownTickets(actor);
  const at = clock.now();
  const stale = await unitOfWork(database, async (tx) => {
    const row = await lockOwnTicket(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    if (row.version !== version) return true;
    await transition(tx, ticketLifecycle, { row, action: 'close', actor, as: 'patient', at });
    return false;
  });
  const ticket = await readTicket(deps, scope, id);
  if (stale) throw new ProblemError('request.stale_version', { present: ticket });
  return ticket;
}
