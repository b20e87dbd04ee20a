import { providersSplit } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { transition } from '../../../../../platform/transition/transition.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { writeProvider } from '../../../writing/administer.repo.ts';
import { operationLifecycle } from '../../../writing/provider.lifecycles.ts';
import { lockPair } from '../clinic-pair.ts';
import { fieldsToReturn } from '../merge-fields.rules.ts';
import { endMerge, lockMergeOf, writeLogos } from '../merges.repo.ts';
import { returnRows } from '../moved-rows.repo.ts';
import { refreshClinics } from '../refresh-clinics.ts';

/**
 * Undoes the merge of a clinic: what moved and is still with the other one goes back, and so do fields that nobody changed since.
 * Throws `providers.not_found`, and `providers.stands_differently` if it isn’t merged or the other one was merged since.
 */
export async function splitProvider(
  { database, clock, holders }: ProvidersAdminDeps,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const merge = await lockMergeOf(tx, id);
    if (!merge) throw new ProblemError('providers.stands_differently');
    const { one: own, other: kept } = await lockPair(tx, scope, id, merge.keptId);
    // Its rows may have moved on with it.
    if (kept.operationalStatus === 'merged') throw new ProblemError('providers.stands_differently');
    for (const moved of merge.moved) await returnRows(tx, moved, kept.id, own.id);
    const { logoFile, logoSmallFile, ...changes } = fieldsToReturn(kept, merge.fields);
    const { status, suspendedAt, suspensionReason } = merge.stoodAs;
    await transition(tx, operationLifecycle, {
      row: own,
      action: status === 'suspended' ? 'split_suspended' : 'split',
      actor,
      as: 'admin',
      at,
      reason,
      facts: { from: kept.name },
      set: { suspendedAt: suspendedAt ? new Date(suspendedAt) : null, suspensionReason },
    });
    if (logoFile !== undefined)
      await writeLogos(tx, [
        { id: own.id, logoFile: kept.logoFile, logoSmallFile: kept.logoSmallFile },
        { id: kept.id, logoFile, logoSmallFile: logoSmallFile ?? null },
      ]);
    await writeProvider(tx, kept, changes, at);
    await endMerge(tx, merge.id, at);
    await appendAudit(tx, {
      action: 'provider.merge_returned',
      actor,
      at,
      contextProviderId: kept.id,
      target: { type: 'provider', id: kept.id },
      facts: { reason, to: own.name },
    });
    await appendEvent(tx, providersSplit, { provider_id: own.id, other_id: kept.id, other: kept.name, reason });
    await appendEvent(tx, providersSplit, { provider_id: kept.id, other_id: own.id, other: own.name, reason });
    await refreshClinics(tx, holders, [own, kept], at);
  });
}
