import type { Tx } from '../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import { lockOwnProvider } from '../writing/providers-write.repo.ts';
import type { ClinicScope } from './clinic.policy.ts';

/**
 * Locks the clinic of a request before its team changes what belongs to it; for any scope that a policy created. Throws
 * `access.no_clinic` and `access.not_allowed`.
 */
export async function lockClinicOf(
  tx: Tx,
  { providerId, person }: Pick<ClinicScope, 'providerId' | 'person'>,
): Promise<ProviderRow> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) throw new ProblemError('access.no_clinic');
  refuseOutOfSight(person, clinic);
  return clinic;
}

/**
 * Same, before its team changes the clinic itself. Throws `request.stale_version` with the result of `show` after a
 * concurrent change.
 */
export async function lockClinic(
  tx: Tx,
  scope: ClinicScope,
  seenVersion: number,
  show: () => Promise<unknown>,
): Promise<ProviderRow> {
  const clinic = await lockClinicOf(tx, scope);
  if (clinic.version !== seenVersion) throw new ProblemError('request.stale_version', { present: await show() });
  return clinic;
}
