import { leadAnswered, type LeadRecord, type LeadReply } from '@travesia/contracts/leads';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { auditAbout, lockOnDesk } from '../lock-on-desk.ts';
import { moveLead } from '../move-lead.ts';
import { readLeadRecord } from '../read-lead-record.ts';
import { writeLeadMessage } from '../write-lead-message.ts';

/**
 * Answers the sender of a lead by email, closing it if asked to, or adds an internal note. Throws when the lead is gone, decided or full, or was
 * changed since `version`; a note needs no current version.
 */
export async function replyToLead(
  deps: DeskDeps,
  scope: DeskScope,
  id: string,
  { message: text, internal, take, close, version }: LeadReply,
): Promise<LeadRecord> {
  const at = deps.clock.now();
  const actor = scope.member;
  const isStale = await unitOfWork(deps.database, async (tx) => {
    const lead = await lockOnDesk(tx, scope, id, at);
    if (!internal && lead.row.version !== version) return true;
    const messageId = await writeLeadMessage(tx, deps.keys, scope, lead, { text, internal, at });
    if (internal) {
      await appendAudit(tx, { action: 'leads.noted', actor, at, ...(await auditAbout(tx, lead)) });
    } else {
      const assigneeId = (take ? null : lead.row.assigneeId) ?? actor.userId;
      await moveLead(tx, scope, lead, { action: 'answer', at, assigneeId });
      await appendEvent(tx, leadAnswered, { lead_id: id, message_id: messageId });
      if (close) await moveLead(tx, scope, await lockOnDesk(tx, scope, id, at), { action: 'close', at });
    }
    return false;
  });
  const record = await readLeadRecord(deps, scope, id);
  if (isStale) throw new ProblemError('request.stale_version', { present: record });
  return record;
}
