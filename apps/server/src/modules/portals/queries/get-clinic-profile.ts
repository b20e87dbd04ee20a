import type { Locale } from '@travesia/contracts/kit';
import type { ClinicProfile } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findClinicRow, isListed } from '../clinic/clinic.repo.ts';
import { presentClinicProfile } from '../clinic/clinic.presenter.ts';
import { type ClinicScope, ofClinic } from '../portals.policy.ts';
import type { PortalsDeps } from '../portals-deps.ts';

type Deps = Pick<PortalsDeps, 'reads'>;

/** The profile of the clinic that a call is made for. */
export const getClinicProfileQuery = (deps: Deps, language: Locale, actor: Actor): Promise<ClinicProfile> =>
  showClinicProfile(deps, deps.reads.database.db, ofClinic(actor), language);

/** The same, also in a transaction. */
export async function showClinicProfile(
  { reads }: Deps,
  db: Db | Tx,
  scope: ClinicScope,
  language: Locale,
): Promise<ClinicProfile> {
  const row = await findClinicRow(db, scope);
  if (!row) throw new ProblemError('access.no_clinic');
  const listed = await isListed(db, scope);
  return presentClinicProfile(await reads.reference(), row, { listed, language, person: scope.person });
}
