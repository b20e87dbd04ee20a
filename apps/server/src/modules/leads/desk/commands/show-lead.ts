import type { LeadRecord } from '@travesia/contracts/leads';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { auditAbout, lockOnDesk } from '../lock-on-desk.ts';
import { readLeadRecord } from '../read-lead-record.ts';

/** Shows a lead to a reader and logs the access, which a sender with an account can see. Throws `leads.not_found`. */
export async function showLead(deps: DeskDeps, scope: DeskScope, id: string): Promise<LeadRecord> {
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const lead = await lockOnDesk(tx, scope, id, at);
    await appendAudit(tx, { action: 'leads.read', actor: scope.member, at, ...(await auditAbout(tx, lead)) });
  });
  return readLeadRecord(deps, scope, id);
}
