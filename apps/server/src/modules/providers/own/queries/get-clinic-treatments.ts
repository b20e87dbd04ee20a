import type { View } from '@travesia/contracts/catalog';
import type { ClinicTreatments } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findClinicRow, listTreatmentDoings, listTreatmentRows } from '../clinic.repo.ts';
import { presentClinicTreatments } from '../clinic.presenter.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';

/** Treatments of the request's clinic. */
export const getClinicTreatmentsQuery = async (deps: ClinicDeps, view: View, actor: Actor): Promise<ClinicTreatments> =>
  showClinicTreatments(await deps.reference(), deps.database.db, ofClinic(actor), view);

/** Same, but also usable in a transaction: queries there must use its connection, so the reference data is loaded beforehand. */
export async function showClinicTreatments(
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  view: View,
): Promise<ClinicTreatments> {
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  const treatments = await listTreatmentRows(db, scope);
  const doings = await listTreatmentDoings(db, scope);
  return presentClinicTreatments(reference, row, { treatments, doings }, { view, person: scope.person });
}
