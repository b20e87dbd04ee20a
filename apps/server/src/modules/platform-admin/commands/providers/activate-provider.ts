import { nextState } from '@travesia/contracts/kit';
import { providerActivated } from '@travesia/contracts/platform-admin';
import { operationalMachine } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy, lockProvider, refreshFinding, writeProvider } from '../../../providers/index.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';

/** Brings a suspended provider back to where it was. Throws `providers.stands_differently`. */
export async function activateProvider(
  { database, clock }: PlatformAdminDeps,
  id: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockProvider(tx, scope, id);
    if (!row) throw new ProblemError('providers.not_found');
    const operationalStatus = nextState(operationalMachine, row.operationalStatus, 'activate', 'admin');
    if (!operationalStatus) throw new ProblemError('providers.stands_differently');
    await writeProvider(tx, row, { operationalStatus, suspendedAt: null, suspensionReason: null }, at);
    await refreshFinding(tx, row);
    const target = { type: 'provider', id };
    await appendAudit(tx, { action: 'provider.activated', actor, at, contextProviderId: id, target });
    await appendEvent(tx, providerActivated, { provider_id: id });
  });
}
