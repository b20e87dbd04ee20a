import type { View } from '@travesia/contracts/catalog';
import { type ClinicSettings } from '@travesia/contracts/providers';
import { depositOf } from '@travesia/contracts/terms';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Reference } from '../../../catalog/index.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { countByDeposit, findClinicRow } from '../clinic.repo.ts';
import { presentClinicSettings } from '../clinic.presenter.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { settingLocksIn } from '../setting-locks.rules.ts';

/** Booking settings of the request's clinic. */
export const getClinicSettingsQuery = async (deps: ClinicDeps, view: View, actor: Actor): Promise<ClinicSettings> =>
  showClinicSettings(deps, await deps.reference(), deps.database.db, ofClinic(actor), view);

/** Same, but also usable in a transaction: queries there must use its connection, so the reference data is loaded beforehand. */
export async function showClinicSettings(
  { settingLocks }: Pick<ClinicDeps, 'settingLocks'>,
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  view: View,
): Promise<ClinicSettings> {
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  const { requireDeposit, depositPercentage } = row.clinic;
  const percent = depositOf({ require_deposit: requireDeposit, deposit_percentage: depositPercentage });
  const counts = await countByDeposit(db, scope, percent);
  const locks = settingLocksIn(await settingLocks.find(db, scope.providerId));
  return presentClinicSettings(reference, row, { counts, locks, view, person: scope.person });
}
