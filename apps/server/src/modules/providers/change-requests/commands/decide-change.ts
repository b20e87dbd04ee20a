import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { ProvidersAdminDeps } from '../../admin/providers-admin-deps.ts';
import { getProviderQuery } from '../../admin/queries/get-provider.ts';
import { administeredBy } from '../../providers.policy.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { type ProviderChanges, writeProvider } from '../../writing/administer.repo.ts';
import { partnerToAdminister } from '../../writing/provider-to-administer.ts';
import { changeRequestLifecycle } from '../change-request.lifecycle.ts';
import { type ChangeRequestRow, lockChange } from '../change-requests.repo.ts';

interface Decision {
  action: 'approve' | 'decline';
  version: number;
  reason?: string;
}

/**
 * Approves a clinic's request, which changes the clinic, or declines it with a reason. Throws `providers.change_not_found`,
 * `providers.change_decided`, and `request.stale_version` with the present record after the clinic changed its request.
 */
export async function decideChange(
  deps: ProvidersAdminDeps,
  { id, change }: { id: string; change: string },
  { action, version, reason }: Decision,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = deps.clock.now();
  const present = await getProviderQuery(deps, id, 'en', actor);
  await unitOfWork(deps.database, async (tx) => {
    const provider = await partnerToAdminister(tx, scope, id);
    const row = await lockChange(tx, id, change);
    if (!row) throw new ProblemError('providers.change_not_found');
    if (row.state === 'waiting' && row.version !== version)
      throw new ProblemError('request.stale_version', { present });
    await transition(tx, changeRequestLifecycle, { row, action, actor, as: 'admin', at, reason });
    if (action === 'decline') return;
    await writeProvider(tx, provider, columnsOf(row), at);
    await refreshFinding(tx, provider);
  });
}

/** A clinic in another country has no city there until it names one. */
const columnsOf = ({ name, type, country }: ChangeRequestRow): ProviderChanges => ({
  ...(name === null ? {} : { name }),
  ...(type === null ? {} : { type }),
  ...(country === null ? {} : { country, cityId: null, region: null, lat: null, lon: null, airportMinutes: null }),
});
