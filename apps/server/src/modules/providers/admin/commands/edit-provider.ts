import { providerEdited, type ProviderEdit } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy } from '../../providers.policy.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { getProviderQuery } from '../queries/get-provider.ts';
import { resolveReferences } from '../making/resolve-references.ts';
import { readEdit } from '../provider-edit.rules.ts';

/**
 * Changes a provider's profile and tells its owners what changed and why. Throws `request.stale_version` with the current
 * version.
 */
export async function editProvider(
  deps: ProvidersAdminDeps,
  id: string,
  edit: ProviderEdit,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const present = await getProviderQuery(deps, id, 'en', actor);
  const resolved = resolveReferences(await deps.reference(), edit, present.country.code);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await providerToAdminister(tx, scope, id);
    if (row.version !== edit.version) throw new ProblemError('request.stale_version', { present });
    const { changes, fields, facts } = readEdit(row, present.profile.city_slug, edit, resolved);
    if (!fields.length) return;
    await writeProvider(tx, row, changes, at);
    await refreshFinding(tx, row);
    const { reason } = edit;
    const target = { type: 'provider', id };
    const noted = { reason, fields: fields.join(', '), ...facts };
    await appendAudit(tx, { action: 'provider.edited', actor, at, contextProviderId: id, target, facts: noted });
    await appendEvent(tx, providerEdited, { provider_id: id, reason, fields });
  });
}
