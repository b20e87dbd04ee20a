import type { Tx } from '../../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import type { ClinicScope } from '../clinic.policy.ts';
import { type ClinicianRow, findOwnRow } from './people.repo.ts';

/**
 * Locks the clinic while its people or rooms change: their lists change one at a time. Throws `access.no_clinic` and
 * `access.not_allowed`.
 */
export async function lockForLists(tx: Tx, { providerId, person }: ClinicScope): Promise<ProviderRow> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) throw new ProblemError('access.no_clinic');
  refuseOutOfSight(person, clinic);
  return clinic;
}

/**
 * A clinician of the locked clinic. Throws `providers.clinician_not_found`, and `request.stale_version` with the result of `show`
 * after a concurrent change.
 */
export async function clinicianSeen(
  tx: Tx,
  scope: ClinicScope,
  { id, version }: { id: string; version: number },
  show: () => Promise<unknown>,
): Promise<ClinicianRow> {
  const row = await findOwnRow(tx, scope, id);
  if (!row) throw new ProblemError('providers.clinician_not_found');
  if (row.version !== version) throw new ProblemError('request.stale_version', { present: await show() });
  return row;
}
