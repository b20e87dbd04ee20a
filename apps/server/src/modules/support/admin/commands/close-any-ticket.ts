import type { AdminTicket } from '@travesia/contracts/support';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { lockInInbox } from '../inbox.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { ticketLifecycle } from '../../ticket.lifecycle.ts';

/** Closes a ticket for the team. Throws when it is gone, already closed, or was changed since `version`. */
export async function closeAnyTicket(
  deps: SupportDeps,
  actor: Actor,
  id: string,
  version: number,
): Promise<AdminTicket> {
  const scope = inboxOf(actor);
  const at = deps.clock.now();
  const stale = await unitOfWork(deps.database, async (tx) => {
    const row = await lockInInbox(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    if (row.version !== version) return true;
    await transition(tx, ticketLifecycle, { row, action: 'close', actor, as: 'admin', at });
    return false;
  });
  const ticket = await readForTeam(deps, scope, id);
  if (stale) throw new ProblemError('request.stale_version', { present: ticket });
  return ticket;
}
