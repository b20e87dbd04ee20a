import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { ClinicScope } from '../clinic.policy.ts';
import { type ClinicianRow, findOwnRow } from './people.repo.ts';

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
