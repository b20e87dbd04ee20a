import type { View } from '@travesia/contracts/catalog';
import { MOST_CLINICIANS, type NewClinician, type OwnClinician } from '@travesia/contracts/providers';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { indexListedProviders } from '../../../finding/search-documents.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { listTreatmentRows } from '../../clinic.repo.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { insertClinician, listOwnRows } from '../people.repo.ts';
import { clinicianFaults, columnsOf } from '../people.rules.ts';
import { fileLicenses, refuseFields } from '../save-clinician.ts';
import { showClinician } from '../show-people.ts';

/** Adds a clinician to the request's clinic. Throws `providers.too_many_clinicians` and validation errors. */
export async function createClinician(
  deps: ClinicDeps,
  written: NewClinician,
  view: View,
  actor: Actor,
): Promise<OwnClinician> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  const id = uuidv7();
  await unitOfWork(deps.database, async (tx) => {
    const clinic = await lockClinicOf(tx, scope);
    const { country, timeZone, demo } = clinic;
    if ((await listOwnRows(tx, scope)).length >= MOST_CLINICIANS)
      throw new ProblemError('providers.too_many_clinicians');
    const offered = (await listTreatmentRows(tx, scope)).map(({ treatment }) => treatment);
    refuseFields(clinicianFaults(written, { country, year: yearAt(deps, timeZone), offered }));
    await insertClinician(tx, { id, providerId: clinic.id, demo }, columnsOf(written, { country, before: null }));
    await fileLicenses(tx, { id, clinic, written, licenses: [] }, { actor, at });
    await indexListedProviders(tx, [clinic.id]);
    const target = { type: 'clinician', id };
    await appendAudit(tx, { action: 'clinic.clinician_added', actor, at, contextProviderId: clinic.id, target });
  });
  return showClinician(deps, reference, deps.database.db, scope, { id, view });
}

const yearAt = ({ clock }: Pick<ClinicDeps, 'clock'>, timeZone: string): number =>
  Number(clock.today(timeZone).slice(0, 4));
