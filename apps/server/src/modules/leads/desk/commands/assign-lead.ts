import type { LeadAssignment, LeadRecord } from '@travesia/contracts/leads';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { writeAssignee } from '../desk.repo.ts';
import { auditAbout, lockOnDesk } from '../lock-on-desk.ts';
import { readLeadRecord } from '../read-lead-record.ts';
import { listDeskTeam } from '../team.repo.ts';

/** Assigns a lead. Throws when it is gone or was changed meanwhile, or when the assignee may not read it. */
export async function assignLead(
  deps: DeskDeps,
  scope: DeskScope,
  id: string,
  { assignee_id: assigneeId, version }: LeadAssignment,
): Promise<LeadRecord> {
  const at = deps.clock.now();
  const isStale = await unitOfWork(deps.database, async (tx) => {
    const lead = await lockOnDesk(tx, scope, id, at);
    if (lead.row.version !== version) return true;
    const team = assigneeId === null ? [] : await listDeskTeam(tx, scope);
    if (assigneeId !== null && !team.some((member) => member.id === assigneeId))
      throw new ProblemError('leads.not_of_the_team');
    await writeAssignee(tx, lead, assigneeId);
    await appendAudit(tx, { action: 'leads.assigned', actor: scope.member, at, ...(await auditAbout(tx, lead)) });
    return false;
  });
  const record = await readLeadRecord(deps, scope, id);
  if (isStale) throw new ProblemError('request.stale_version', { present: record });
  return record;
}
