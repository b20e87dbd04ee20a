import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { changeToUndo, findChangeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { administeredBy } from '../../providers.policy.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { operationLifecycle, verificationLifecycle } from '../../writing/provider.lifecycles.ts';
import { refreshStanding } from '../../writing/providers-write.repo.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';

/**
 * Takes back what the admin did a moment ago: verifying, suspending or activating, with the dates and the reason from before. Throws
 * `request.undo_over`.
 */
export async function undoProviderAct(
  { database, clock }: ProvidersAdminDeps,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await providerToAdminister(tx, scope, id);
    if (row.version !== version) throw new ProblemError('request.undo_over');
    const by = { row, actor, as: 'admin', at } as const;
    const verified = await findChangeToUndo(tx, verificationLifecycle, row, ['verify'], by);
    if (verified) {
      const since = verified.before.at(-1)?.at ?? at;
      await transition(tx, verificationLifecycle, { ...by, action: 'undo_verify', set: { verificationSince: since } });
      await refreshStanding(tx, [id], at);
    } else {
      const { action, before } = await changeToUndo(tx, operationLifecycle, row, ['suspend', 'activate'], by);
      const suspended = action === 'activate' ? before.at(-1) : undefined;
      await transition(tx, operationLifecycle, {
        ...by,
        action: `undo_${action}`,
        reason: suspended?.reason ?? undefined,
        set: suspended ? { suspendedAt: suspended.at } : {},
      });
    }
    await refreshFinding(tx, row);
  });
}
