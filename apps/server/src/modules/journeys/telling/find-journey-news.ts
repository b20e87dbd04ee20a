import type { Tx } from '../../../platform/db/database.ts';
import { journeyNewsOf, type JourneyHappened, type JourneyNews } from './news.rules.ts';
import { findToldJourney, type ToldJourney } from './told-journeys.repo.ts';

/** What is told of a journey, with the journey as it is now. Undefined if it is gone. */
export async function findJourneyNews(
  tx: Tx,
  journeyId: string,
  happened: JourneyHappened,
): Promise<(JourneyNews & { record: ToldJourney }) | undefined> {
  const record = await findToldJourney(tx, journeyId);
  if (!record) return undefined;
  const late = happened.what === 'offered_on' ? await findToldJourney(tx, happened.lateId) : undefined;
  const { row, clinic } = record;
  return { record, ...journeyNewsOf(happened, { row, clinic: clinic.name, late: late?.clinic.name ?? null }) };
}
