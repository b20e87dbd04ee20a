import type { Tx } from '../../platform/db/database.ts';
import { type ProviderRow, refreshFinding, writeProvider } from '../providers/index.ts';
import type { FollowApproval } from './advertising-deps.ts';

/**
 * What follows a change of what a clinic may offer: figures that other modules derive, its search document, and its version, by which lists
 * in memory notice it.
 */
export async function followApproval(
  tx: Tx,
  followers: readonly FollowApproval[],
  clinic: ProviderRow,
  at: Date,
): Promise<void> {
  for (const follow of followers) await follow(tx, clinic.id, at);
  await writeProvider(tx, clinic, {}, at);
  await refreshFinding(tx, clinic);
}
