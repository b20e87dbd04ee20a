import type { View } from '@travesia/contracts/catalog';
import type { OwnClinician } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { indexListedProviders } from '../../../finding/search-documents.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { clinicianSeen } from '../lock-clinician.ts';
import { writeClinician } from '../people.repo.ts';
import { showClinician } from '../show-people.ts';

interface Seen {
  id: string;
  version: number;
}

/**
 * Archives a clinician; does nothing if it already happened. Throws `providers.clinician_not_found`, `request.stale_version`, and
 * `providers.clinician_named` while something published names them.
 */
export async function archiveClinician(deps: ClinicDeps, seen: Seen, view: View, actor: Actor): Promise<OwnClinician> {
  const scope = ofClinic(actor);
  const { id } = seen;
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const show = () => showClinician(deps, reference, tx, scope, { id, view });
    const row = await clinicianSeen(tx, scope, seen, show);
    if (row.archivedAt) return;
    const { named_by: named } = await show();
    if (named.length)
      throw new ProblemError('providers.clinician_named', {
        detail: `Published and naming them: ${named.map(({ title, path }) => `${title} (${path})`).join('; ')}.`,
      });
    await writeClinician(tx, id, { archivedAt: at });
    await indexListedProviders(tx, [providerId]);
    const target = { type: 'clinician', id };
    await appendAudit(tx, { action: 'clinic.clinician_archived', actor, at, contextProviderId: providerId, target });
  });
  return showClinician(deps, reference, deps.database.db, scope, { id, view });
}
