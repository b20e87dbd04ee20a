import type { KeptCredential } from '@travesia/contracts/credentials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { setOwner } from '../documents.repo.ts';
import { keptRow, showKept } from '../list-kept.ts';
import { refuseUnless } from '../upkeep.policy.ts';
import { listKeepers, upkeepOf } from '../upkeep.repo.ts';

/** Makes someone responsible for a credential, or no one. Throws `credentials.keeper_unknown`. */
export async function assignCredential(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  id: string,
  userId: string | null,
  actor: Actor,
): Promise<KeptCredential> {
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const scope = await upkeepOf(tx, actor);
    refuseUnless(scope, 'own');
    const row = await keptRow(tx, scope, id);
    if (row.ownerId === userId) return showKept(tx, clock, scope, id);
    const keepers = userId === null ? [] : await listKeepers(tx, scope, row.providerId);
    if (userId !== null && !keepers.some((keeper) => keeper.id === userId))
      throw new ProblemError('credentials.keeper_unknown');
    await setOwner(tx, id, userId, at);
    await appendAudit(tx, {
      action: 'credential.assigned',
      actor,
      at,
      contextProviderId: row.providerId,
      subjectId: userId ?? row.ownerId ?? undefined,
      target: { type: 'credential', id },
      facts: { kind: row.kind },
    });
    return showKept(tx, clock, scope, id);
  });
}
