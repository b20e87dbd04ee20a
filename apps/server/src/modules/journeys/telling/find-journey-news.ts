import type { Tx } from '../../../platform/db/database.ts';
import { journeyNewsOf, type JourneyHappened } from './news.rules.ts';
import type { JourneyNews } from './news.ts';
import {
  findToldJourney,
  findToldQuote,
  listToldDocuments,
  listToldTasks,
  type ToldJourney,
} from './told-journeys.repo.ts';

/** What is told of a journey, with the journey as it is now. Undefined if it is gone. */
export async function findJourneyNews(
  tx: Tx,
  journeyId: string,
  happened: JourneyHappened,
): Promise<(JourneyNews & { record: ToldJourney }) | undefined> {
  const record = await findToldJourney(tx, journeyId);
  if (!record) return undefined;
  const late = happened.what === 'offered_on' ? await findToldJourney(tx, happened.lateId) : undefined;
  const quote = 'quoteId' in happened ? ((await findToldQuote(tx, happened.quoteId)) ?? null) : null;
  const documents = 'documentIds' in happened ? await listToldDocuments(tx, happened.documentIds) : [];
  const tasks = happened.what === 'task_reminded' ? await listToldTasks(tx, journeyId) : [];
  const { row, clinic } = record;
  const facts = { row, clinic: clinic.name, late: late?.clinic.name ?? null, quote, documents, tasks };
  return { record, ...journeyNewsOf(happened, facts) };
}
