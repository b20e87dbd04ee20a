import type { View } from '@travesia/contracts/catalog';
import type { ClinicianChange, OwnClinician } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { indexListedProviders } from '../../../finding/search-documents.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { listTreatmentRows } from '../../clinic.repo.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { clinicianSeen } from '../lock-clinician.ts';
import { listLicenseRows, writeClinician } from '../people.repo.ts';
import { changedColumns, clinicianFaults, columnsOf, licenseOf } from '../people.rules.ts';
import { fileLicenses, refuseFields } from '../save-clinician.ts';
import { showClinician } from '../show-people.ts';

/**
 * Replaces a clinician's profile. Throws `providers.clinician_not_found`, `providers.clinician_archived`, `request.stale_version`
 * with the present profile, and validation errors.
 */
export async function updateClinician(
  deps: ClinicDeps,
  id: string,
  { version, ...written }: ClinicianChange,
  view: View,
  actor: Actor,
): Promise<OwnClinician> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const clinic = await lockClinicOf(tx, scope);
    const row = await clinicianSeen(tx, scope, { id, version }, () =>
      showClinician(deps, reference, tx, scope, { id, view }),
    );
    if (row.archivedAt) throw new ProblemError('providers.clinician_archived');
    const { country, timeZone } = clinic;
    const licenses = await listLicenseRows(tx, [id]);
    const present = {
      row,
      license: licenseOf(licenses, id, 'professional_licence'),
      specialty: licenseOf(licenses, id, 'specialty'),
    };
    const offered = (await listTreatmentRows(tx, scope)).map(({ treatment }) => treatment);
    const year = Number(deps.clock.today(timeZone).slice(0, 4));
    refuseFields(clinicianFaults(written, { country, year, offered, present }));
    const columns = columnsOf(written, { country, before: row.registry });
    const fields = changedColumns(row, columns);
    await fileLicenses(tx, { id, clinic, written, licenses }, { actor, at });
    if (fields.length === 0) return;
    await writeClinician(tx, id, columns);
    await indexListedProviders(tx, [clinic.id]);
    await appendAudit(tx, {
      action: 'clinic.clinician_changed',
      actor,
      at,
      contextProviderId: clinic.id,
      target: { type: 'clinician', id },
      facts: { fields: fields.join(', ') },
    });
  });
  return showClinician(deps, reference, deps.database.db, scope, { id, view });
}
