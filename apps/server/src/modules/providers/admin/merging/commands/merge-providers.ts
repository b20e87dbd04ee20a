import { type MergeRequest, providersMerged } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { transition } from '../../../../../platform/transition/transition.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { writeProvider } from '../../../writing/administer.repo.ts';
import { operationLifecycle } from '../../../writing/provider.lifecycles.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import type { MovedRows } from '../clinic-holders.ts';
import { lockPair } from '../clinic-pair.ts';
import { fieldsToTake } from '../merge-fields.rules.ts';
import { mergeRefusals } from '../merge-refusals.rules.ts';
import { findMergeFacts, insertMerge, writeLogos } from '../merges.repo.ts';
import { moveRows } from '../moved-rows.repo.ts';
import { refreshClinics } from '../refresh-clinics.ts';

interface Pair {
  /** The clinic that stays. */
  id: string;
  /** The clinic that becomes part of it. */
  other: string;
}

/**
 * Merges a clinic into another: what belonged to it moves where the other has no own, and its address leads there. Its row stays, so
 * that this can be undone. Throws `providers.not_found`, `providers.not_mergeable`, `request.stale_version`.
 */
export async function mergeProviders(
  { database, clock, holders }: ProvidersAdminDeps,
  pair: Pair,
  { version, other_version: otherVersion, take, reason }: MergeRequest,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const { one: kept, other } = await lockPair(tx, scope, pair.id, pair.other);
    if (kept.version !== version || other.version !== otherVersion) throw new ProblemError('request.stale_version');
    if (mergeRefusals(kept, other, await findMergeFacts(tx, kept.id, other.id)).length)
      throw new ProblemError('providers.not_mergeable');
    for (const { leave } of holders) await leave?.(tx, other.id, at);
    const moved: MovedRows[] = [];
    for (const rows of holders.flatMap((holder) => holder.rows)) {
      const one = await moveRows(tx, rows, other.id, kept.id);
      if (one) moved.push(one);
    }
    const { changes: taken, before } = fieldsToTake(kept, other, take);
    const { logoFile, logoSmallFile, ...changes } = taken;
    const noted = { reason, from: other.name, fields: take.join(', ') };
    await transition(tx, operationLifecycle, {
      row: other,
      action: 'merge',
      actor,
      as: 'admin',
      at,
      reason,
      facts: { into: kept.name },
    });
    if (logoFile)
      await writeLogos(tx, [
        { id: kept.id, logoFile, logoSmallFile: logoSmallFile ?? null },
        { id: other.id, logoFile: kept.logoFile, logoSmallFile: kept.logoSmallFile },
      ]);
    await writeProvider(tx, kept, changes, at);
    await insertMerge(tx, {
      mergedId: other.id,
      keptId: kept.id,
      reason,
      stoodAs: {
        status: other.operationalStatus === 'suspended' ? 'suspended' : 'active',
        suspendedAt: other.suspendedAt?.toISOString() ?? null,
        suspensionReason: other.suspensionReason,
      },
      fields: before,
      moved,
      mergedAt: at,
    });
    await appendAudit(tx, {
      action: 'provider.merge_received',
      actor,
      at,
      contextProviderId: kept.id,
      target: { type: 'provider', id: kept.id },
      facts: noted,
    });
    await appendEvent(tx, providersMerged, { provider_id: kept.id, other_id: other.id, other: other.name, reason });
    await refreshClinics(tx, holders, [kept, other], at);
  });
}
