import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { administeredBy } from '../../providers.policy.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { operationLifecycle } from '../../writing/provider.lifecycles.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';

/** Restores a suspended provider to its previous state. Throws `providers.stands_differently`. */
export async function activateProvider(
  { database, clock }: ProvidersAdminDeps,
  id: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await providerToAdminister(tx, scope, id);
    await transition(tx, operationLifecycle, { row, action: 'activate', actor, as: 'admin', at });
    await refreshFinding(tx, row);
  });
}
