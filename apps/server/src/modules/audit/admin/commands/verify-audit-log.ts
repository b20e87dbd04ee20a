import type { ChainVerdict } from '@travesia/contracts/audit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { createChainKeys } from '../../../../platform/audit/chain/link-hash.ts';
import { sealEntries } from '../../../../platform/audit/chain/seal-entries.ts';
import { verifyChain } from '../../../../platform/audit/chain/verify-chain.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ActivityDeps } from '../../audit-deps.ts';
import { wholeLog } from '../audit-log.policy.ts';

/** Verifies the integrity of the whole log; the check and its result are logged too. */
export async function verifyAuditLog({ database, clock, secret }: ActivityDeps, actor: Actor): Promise<ChainVerdict> {
  wholeLog(actor);
  const keys = createChainKeys(secret);
  await sealEntries(database, keys);
  const { links, waiting, fault } = await verifyChain(database.db, keys);
  const at = clock.now();
  const facts = { ok: fault === null, checked: links, ...(fault ? { fault: fault.kind, number: fault.number } : {}) };
  await unitOfWork(database, (tx) => appendAudit(tx, { action: 'audit.verified', actor, at, facts }));
  return {
    ok: fault === null,
    checked: links,
    waiting,
    fault: fault && { kind: fault.kind, number: fault.number, entry_id: fault.entryId },
    checked_at: at.toISOString(),
  };
}
