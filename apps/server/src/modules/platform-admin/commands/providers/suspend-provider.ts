import { nextState } from '@travesia/contracts/kit';
import { providerSuspended } from '@travesia/contracts/platform-admin';
import { operationalMachine } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy, lockProvider, refreshFinding, writeProvider } from '../../../providers/index.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';

/** Takes a provider out of every list; its people are told why. Throws `providers.stands_differently`. */
export async function suspendProvider(
  { database, clock }: PlatformAdminDeps,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockProvider(tx, scope, id);
    if (!row) throw new ProblemError('providers.not_found');
    const operationalStatus = nextState(operationalMachine, row.operationalStatus, 'suspend', 'admin');
    if (!operationalStatus) throw new ProblemError('providers.stands_differently');
    await writeProvider(tx, row, { operationalStatus, suspendedAt: at, suspensionReason: reason }, at);
    await refreshFinding(tx, row);
    const target = { type: 'provider', id };
    await appendAudit(tx, {
      action: 'provider.suspended',
      actor,
      at,
      contextProviderId: id,
      target,
      facts: { reason },
    });
    await appendEvent(tx, providerSuspended, { provider_id: id, reason });
  });
}
