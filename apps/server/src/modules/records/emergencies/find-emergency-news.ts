import type { Tx } from '../../../platform/db/database.ts';
import { findToldJourney, type ToldJourney } from '../../journeys/index.ts';
import { findEmergency } from './emergencies.repo.ts';

/** The journey whose patient is told that their records were opened in an emergency, even if it is over by now. */
export async function findEmergencyNews(tx: Tx, emergencyId: string): Promise<ToldJourney | null> {
  const found = await findEmergency(tx, emergencyId);
  return found ? ((await findToldJourney(tx, found.row.journeyId)) ?? null) : null;
}
