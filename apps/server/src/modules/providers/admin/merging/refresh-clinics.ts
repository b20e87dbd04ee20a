import type { Tx } from '../../../../platform/db/database.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { refreshStanding } from '../../writing/providers-write.repo.ts';
import type { ClinicHolder } from './clinic-holders.ts';

/** Brings up to date what lists and search know of clinics whose rows moved. */
export async function refreshClinics(
  tx: Tx,
  holders: readonly ClinicHolder[],
  clinics: readonly { id: string; slug: string }[],
  at: Date,
): Promise<void> {
  const ids = clinics.map(({ id }) => id);
  for (const { refresh } of holders) await refresh?.(tx, ids, at);
  await refreshStanding(tx, ids, at);
  for (const { rerank } of holders) await rerank?.(tx, ids);
  for (const clinic of clinics) await refreshFinding(tx, clinic);
}
