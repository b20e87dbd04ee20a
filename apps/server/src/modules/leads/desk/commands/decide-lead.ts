import type { LeadDecision, LeadRecord } from '@travesia/contracts/leads';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { refuseFaults } from '../../refuse-faults.ts';
import { isReasonOf } from '../desk.rules.ts';
import { handOverListing } from '../hand-over-listing.ts';
import { lockOnDesk } from '../lock-on-desk.ts';
import { moveLead } from '../move-lead.ts';
import { readLeadRecord } from '../read-lead-record.ts';
import { writeLeadMessage } from '../write-lead-message.ts';

/**
 * Decides a lead; approving a claim hands the listing over. Throws when it is gone, was changed since `version` or may
 * not be decided this way, and when the reason is missing or not one of the decision's.
 */
export async function decideLead(
  deps: DeskDeps,
  scope: DeskScope,
  id: string,
  { action, reason, message, version }: LeadDecision,
): Promise<LeadRecord> {
  if (!isReasonOf(action, reason))
    refuseFaults([{ path: 'body.reason', code: 'invalid_choice', message: 'is not a reason for this decision' }]);
  const at = deps.clock.now();
  const isStale = await unitOfWork(deps.database, async (tx) => {
    const lead = await lockOnDesk(tx, scope, id, at);
    if (lead.row.version !== version) return true;
    if (message)
      await writeLeadMessage(tx, deps.keys, scope, lead, { text: message, internal: action === 'close', at });
    if (lead.kind === 'claim' && action === 'approve') await handOverListing(tx, deps, scope, lead.row, at);
    await moveLead(tx, scope, lead, { action, at, reason });
    return false;
  });
  const record = await readLeadRecord(deps, scope, id);
  if (isStale) throw new ProblemError('request.stale_version', { present: record });
  return record;
}
