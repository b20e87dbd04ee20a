import type { Tx } from '../../../platform/db/database.ts';
import { writeProvider } from '../writing/administer.repo.ts';
import { lockOwnProvider, upsertProviderTreatments } from '../writing/providers-write.repo.ts';
import { listTreatmentsOf } from './clinic.repo.ts';

/** Adds treatments to those a clinic offers, in the caller's transaction; returns those that are new. */
export async function addTreatments(
  tx: Tx,
  { providerId, treatments, at }: { providerId: string; treatments: readonly string[]; at: Date },
): Promise<string[]> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) return [];
  const known = new Set(await listTreatmentsOf(tx, providerId));
  const added = treatments.filter((treatment) => !known.has(treatment));
  if (!added.length) return [];
  await upsertProviderTreatments(
    tx,
    added.map((treatment) => ({ providerId, treatment, casesLastYear: null })),
  );
  await writeProvider(tx, clinic, {}, at);
  return added;
}
