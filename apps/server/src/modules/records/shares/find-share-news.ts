import type { Tx } from '../../../platform/db/database.ts';
import { findToldJourney, type ToldJourney } from '../../journeys/index.ts';
import { findShare, wasSharedBefore } from './shares.repo.ts';

/** Records that are shared one after the other are told once. */
const TOGETHER_MS = 15 * 60_000;

/** The journey that a clinic is told of because a record was shared with it; null if the share ended since, or it was told just before. */
export async function findShareNews(tx: Tx, shareId: string): Promise<ToldJourney | null> {
  const share = await findShare(tx, shareId);
  if (share?.row.status !== 'active') return null;
  const since = new Date(share.row.createdAt.getTime() - TOGETHER_MS);
  if (await wasSharedBefore(tx, share.row, since)) return null;
  return (await findToldJourney(tx, share.row.journeyId)) ?? null;
}
