import type { Tx } from '../../../platform/db/database.ts';
import { findToldJourney, type ToldJourney } from '../../journeys/index.ts';
import { findRequest } from './requests.repo.ts';

/** The journey that somebody is told of because of a request for records; null unless it is as it was told. */
export async function findRequestNews(
  tx: Tx,
  requestId: string,
  status: 'open' | 'answered' | 'declined',
): Promise<ToldJourney | null> {
  const found = await findRequest(tx, requestId);
  return found?.row.status === status ? ((await findToldJourney(tx, found.row.journeyId)) ?? null) : null;
}
