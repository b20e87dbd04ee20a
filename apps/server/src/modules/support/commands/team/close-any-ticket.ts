import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockInInbox } from '../../inbox.repo.ts';
import { moveTicket } from '../../writing/move-ticket.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';

/** Says for the team that a ticket is settled. Throws that it is gone, closed already, or was changed since `version`. */
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
    await moveTicket(tx, row, 'close', 'admin', at);
    const target = { type: 'ticket', id };
    await appendAudit(tx, { action: 'support.ticket_closed', actor, at, subjectId: row.userId, target });
    return false;
  });
  const ticket = await readForTeam(deps, scope, id);
  if (stale) throw new ProblemError('request.stale_version', { present: ticket });
  return ticket;
}
