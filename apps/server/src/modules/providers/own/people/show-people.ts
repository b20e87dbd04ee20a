import type { View } from '@travesia/contracts/catalog';
import type { OwnClinician, OwnClinicians } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import type { ClinicScope } from '../clinic.policy.ts';
import { findClinicRow, isListed, listTreatmentRows } from '../clinic.repo.ts';
import { type AroundPeople, presentOwnClinician, presentOwnClinicians } from './people.presenter.ts';
import { type ClinicianRow, findOwnRow, listLicenseRows, listOwnRows } from './people.repo.ts';

type Deps = Pick<ClinicDeps, 'clock' | 'clinicianHolders'>;

/** What the clinicians of a clinic are presented with; in a transaction, all queries use its connection. */
async function around(
  { clock, clinicianHolders }: Deps,
  db: Db | Tx,
  scope: ClinicScope,
  rows: readonly ClinicianRow[],
  view: View,
): Promise<AroundPeople> {
  const found = await findClinicRow(db, scope);
  if (!found) throw new ProblemError('access.no_clinic');
  const { clinic } = found;
  const licenses = await listLicenseRows(
    db,
    rows.map(({ id }) => id),
  );
  const namings = [];
  for (const holder of clinicianHolders) namings.push(...(await holder(db, scope.providerId, view.language)));
  const offered = (await listTreatmentRows(db, scope)).map(({ treatment }) => treatment);
  const listed = await isListed(db, scope);
  return {
    clinic,
    listed,
    licenses,
    namings,
    offered,
    today: clock.today(clinic.timeZone),
    view,
    person: scope.person,
  };
}

/** All clinicians of the clinic. */
export async function showClinicians(
  deps: Deps,
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  view: View,
): Promise<OwnClinicians> {
  const rows = await listOwnRows(db, scope);
  return presentOwnClinicians(reference, rows, await around(deps, db, scope, rows, view));
}

/** One clinician of the clinic. Throws `providers.clinician_not_found`. */
export async function showClinician(
  deps: Deps,
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  { id, view }: { id: string; view: View },
): Promise<OwnClinician> {
  const row = await findOwnRow(db, scope, id);
  if (!row) throw new ProblemError('providers.clinician_not_found');
  return presentOwnClinician(reference, row, await around(deps, db, scope, [row], view));
}
