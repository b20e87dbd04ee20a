import type { AdminTicket } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listTeam, lockInInbox } from '../inbox.repo.ts';
import { readForTeam } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { writeTicket } from '../../tickets.repo.ts';

interface Assignment {
  /** Null unassigns it. */
  assigneeId: string | null;
  version: number;
}

/** Assigns a ticket. Throws when it is gone or was changed meanwhile, or when the assignee is not on the team. */
export async function assignTicket(
  deps: SupportDeps,
  actor: Actor,
  id: string,
  { assigneeId, version }: Assignment,
): Promise<AdminTicket> {
  const scope = inboxOf(actor);
  const at = deps.clock.now();
  const stale = await unitOfWork(deps.database, async (tx) => {
    const row = await lockInInbox(tx, scope, id);
    if (!row) throw new ProblemError('support.ticket_not_found');
    if (row.version !== version) return true;
    const team = assigneeId === null ? [] : await listTeam(tx, scope);
    if (assigneeId !== null && !team.some((member) => member.id === assigneeId))
      throw new ProblemError('support.not_of_the_team');
    await writeTicket(tx, id, { assigneeId });
    const target = { type: 'ticket', id };
    await appendAudit(tx, { action: 'support.ticket_assigned', actor, at, subjectId: row.userId, target });
    return false;
  });
  const ticket = await readForTeam(deps, scope, id);
  if (stale) throw new ProblemError('request.stale_version', { present: ticket });
  return ticket;
}
