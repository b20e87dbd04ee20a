import type { ChainVerdict } from '@travesia/contracts/audit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { AuditLogDeps } from '../../audit-deps.ts';
import { wholeLog } from '../audit-log.policy.ts';
import { presentBreak, presentFault } from '../audit-integrity.presenter.ts';

/** Verifies the integrity of the whole log; the check and its result are logged too. */
export async function verifyAuditLog({ audit, clock }: AuditLogDeps, actor: Actor): Promise<ChainVerdict> {
  wholeLog(actor);
  const { ok, links, waiting, faults, breaks, acceptances } = await audit.verify(actor);
  const first = faults.find(({ accepted }) => !accepted);
  return {
    ok,
    checked: links,
    waiting,
    fault: first ? { kind: first.kind, number: first.from, entry_id: first.entryId } : null,
    faults: faults.map(presentFault),
    breaks: breaks.map(presentBreak),
    acceptances: acceptances.map(({ at, reason }) => ({ at: at.toISOString(), reason })),
    checked_at: clock.now().toISOString(),
  };
}
