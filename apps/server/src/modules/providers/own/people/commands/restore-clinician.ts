import type { View } from '@travesia/contracts/catalog';
import type { OwnClinician } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { indexListedProviders } from '../../../finding/search-documents.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { clinicianSeen } from '../lock-clinician.ts';
import { restoreClinicianRow } from '../people.repo.ts';
import { showClinician } from '../show-people.ts';

/**
 * Shows an archived clinician again; does nothing if they are not archived. Throws `providers.clinician_not_found` and
 * `request.stale_version`.
 */
export async function restoreClinician(
  deps: ClinicDeps,
  seen: { id: string; version: number },
  view: View,
  actor: Actor,
): Promise<OwnClinician> {
  const scope = ofClinic(actor);
  const { id } = seen;
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const row = await clinicianSeen(tx, scope, seen, () => showClinician(deps, reference, tx, scope, { id, view }));
    if (!row.archivedAt) return;
    await restoreClinicianRow(tx, row);
    await indexListedProviders(tx, [providerId]);
    const target = { type: 'clinician', id };
    await appendAudit(tx, { action: 'clinic.clinician_restored', actor, at, contextProviderId: providerId, target });
  });
  return showClinician(deps, reference, deps.database.db, scope, { id, view });
}
