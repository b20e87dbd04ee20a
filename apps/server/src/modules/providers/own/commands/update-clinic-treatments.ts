import type { View } from '@travesia/contracts/catalog';
import type { ClinicTreatments, ClinicTreatmentsUpdate } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { replaceProviderTreatments } from '../../writing/providers-write.repo.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { listTreatmentRows } from '../clinic.repo.ts';
import { readTreatments } from '../treatments-change.rules.ts';
import { ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { lockClinic } from '../lock-clinic.ts';
import { showClinicTreatments } from '../queries/get-clinic-treatments.ts';

/** Replaces the treatments a clinic offers. Throws `request.stale_version` and `providers.treatment_offered`. */
export async function updateClinicTreatments(
  deps: ClinicDeps,
  update: ClinicTreatmentsUpdate,
  view: View,
  actor: Actor,
): Promise<ClinicTreatments> {
  const scope = ofClinic(actor);
  const { database, clock } = deps;
  const reference = await deps.reference();
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockClinic(tx, scope, update.version, () => showClinicTreatments(reference, tx, scope, view));
    const rowsBefore = await listTreatmentRows(tx, scope);
    const before = rowsBefore.map(({ treatment }) => treatment);
    const rows = readTreatments(update.treatments, {
      known: reference.treatments,
      before: rowsBefore,
      offered: clinic.treatmentSlugs,
    });
    await replaceProviderTreatments(tx, clinic.id, rows);
    await writeProvider(tx, clinic, {}, at);
    await refreshFinding(tx, clinic);
    const now = new Set(rows.map(({ treatment }) => treatment));
    await appendAudit(tx, {
      action: 'clinic.treatments_changed',
      actor,
      at,
      target: { type: 'provider', id: clinic.id },
      facts: {
        added: rows.filter(({ treatment }) => !before.includes(treatment)).length,
        removed: before.filter((treatment) => !now.has(treatment)).length,
      },
    });
  });
  return showClinicTreatments(reference, database.db, scope, view);
}
