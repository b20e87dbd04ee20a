import type { Locale } from '@travesia/contracts/kit';
import type { ClinicProfile } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findWaitingChange } from '../../change-requests/change-requests.repo.ts';
import { findClinicRow, isListed } from '../clinic.repo.ts';
import { presentClinicProfile } from '../clinic.presenter.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';

/** The profile of the request's clinic. */
export const getClinicProfileQuery = async (deps: ClinicDeps, language: Locale, actor: Actor): Promise<ClinicProfile> =>
  showClinicProfile(await deps.reference(), deps.database.db, ofClinic(actor), language);

/** Same, but also usable in a transaction: queries there must use its connection, so the reference data is loaded beforehand. */
export async function showClinicProfile(
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  language: Locale,
): Promise<ClinicProfile> {
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  const listed = await isListed(db, scope);
  const waiting = await findWaitingChange(db, scope.providerId);
  return presentClinicProfile(reference, row, { listed, waiting, language, person: scope.person });
}
