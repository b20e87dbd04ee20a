import type { Tx } from '../../../platform/db/database.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { listSigners } from '../reviews/reviews.repo.ts';

/** Who signs papers of a journey of the demo: who operates, if they may sign on the day, else anyone who may. */
export async function demoSigner(tx: Tx, { row, booking }: JourneyRecord, day: string) {
  const signers = await listSigners(tx, row.providerId, day);
  return signers.find(({ id }) => id === booking?.clinicianId) ?? signers[0];
}
