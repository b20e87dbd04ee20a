import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockInInbox } from '../inbox.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';

/** Shows a ticket to a team member and logs the access, which its owner can see. */
export async function showToTeam(deps: SupportDeps, actor: Actor, id: string): Promise<AdminTicket> {
  const scope = inboxOf(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockInInbox(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    const target = { type: 'ticket', id };
    await appendAudit(tx, { action: 'support.ticket_read', actor, at, subjectId: row.userId, target });
  });
  return readForTeam(deps, scope, id);
}
