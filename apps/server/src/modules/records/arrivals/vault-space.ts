import { ARRIVALS_MAX, VAULT_BYTES } from '@travesia/contracts/records';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { readUploading } from '../../../platform/uploads/uploads.repo.ts';
import { recordUploadsOf, type RecordScope } from '../records.policy.ts';
import { countChecking, readVaultBytes } from './record-files.repo.ts';

/** Locks what a patient's vault takes. Whoever adds to it or to a study does this first. */
export const lockVault = (tx: Tx, patientId: string): Promise<void> => lockKeys(tx, 'medical_records', [patientId]);

/** Throws `records.vault_full` and `records.arrivals_waiting` if these files can't be added now. */
export async function requireSpace(tx: Tx, scope: RecordScope, files: { count: number; bytes: number }): Promise<void> {
  const { uploads, bytes } = await readUploading(tx, recordUploadsOf(scope));
  if (uploads + (await countChecking(tx, scope)) + files.count > ARRIVALS_MAX)
    throw new ProblemError('records.arrivals_waiting', { retryAfter: 60 });
  if (bytes + (await readVaultBytes(tx, scope)) + files.bytes > VAULT_BYTES)
    throw new ProblemError('records.vault_full');
}
