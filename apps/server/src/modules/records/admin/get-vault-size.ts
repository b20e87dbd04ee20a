import { VAULT_BYTES, type VaultSize } from '@travesia/contracts/records';
import { countChecking, readVaultBytes } from '../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { countShared, readVaultSize } from './vault-size.repo.ts';

/** How much a user’s vault holds, for admins: they see that files exist, never what is in them. */
export async function getVaultSizeQuery(
  { database: { db }, clock }: Pick<RecordsDeps, 'database' | 'clock'>,
  patientId: string,
): Promise<VaultSize> {
  const [{ records, files, lastAddedAt }, bytes, checking, shared] = await Promise.all([
    readVaultSize(db, patientId),
    readVaultBytes(db, { patientId }),
    countChecking(db, { patientId }),
    countShared(db, patientId, clock.now()),
  ]);
  return {
    records,
    files,
    bytes,
    most_bytes: VAULT_BYTES,
    checking,
    shared,
    last_added_at: lastAddedAt?.toISOString() ?? null,
  };
}
