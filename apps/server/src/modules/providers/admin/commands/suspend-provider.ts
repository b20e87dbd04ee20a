import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { administeredBy } from '../../providers.policy.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { operationLifecycle } from '../../writing/provider.lifecycles.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';

/** Removes a provider from every list and tells its team why. Throws `providers.stands_differently`. */
export async function suspendProvider(
  { database, clock }: ProvidersAdminDeps,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await providerToAdminister(tx, scope, id);
    await transition(tx, operationLifecycle, { row, action: 'suspend', actor, as: 'admin', reason, at });
    await refreshFinding(tx, row);
  });
}
