import type { AuditIntegrity } from '@travesia/contracts/audit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { AuditLogDeps } from '../../audit-deps.ts';
import { presentBreak } from '../audit-integrity.presenter.ts';
import { wholeLog } from '../audit-log.policy.ts';

/** What is known about the log's integrity without reading all of it. */
export async function readAuditIntegrityQuery({ audit }: AuditLogDeps, actor: Actor): Promise<AuditIntegrity> {
  wholeLog(actor);
  const { ok, breaks, acceptances, verified } = await audit.integrity();
  return {
    ok,
    breaks: breaks.map(presentBreak),
    acceptances: acceptances.map(({ at, reason }) => ({ at: at.toISOString(), reason })),
    verified: verified && { at: verified.at.toISOString(), ok: verified.ok, checked: verified.entries },
  };
}
