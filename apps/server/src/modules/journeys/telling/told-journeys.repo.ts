import type { Locale } from '@travesia/contracts/kit';
import { and, eq, inArray } from 'drizzle-orm';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { providers } from '../../providers/providers.tables.ts';
import { cases } from '../cases/cases.tables.ts';
import type { DocumentRow } from '../documents/document.lifecycle.ts';
import { journeyDocuments } from '../documents/documents.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { journeys } from '../journeys.tables.ts';
import type { QuoteRow } from '../quotes/quote.lifecycle.ts';
import { quotes } from '../quotes/quotes.tables.ts';
import type { TaskRow } from '../tasks/task.lifecycle.ts';
import { journeyTasks } from '../tasks/tasks.tables.ts';

/** A journey as it is now, with what is told of it besides. */
export interface ToldJourney {
  row: JourneyRow;
  clinic: { name: string; timeZone: string };
  /** The language its patient asked in. */
  language: Locale;
}

/** A journey whoever it belongs to, for those who are told of it; undefined if it is gone. */
export const findToldJourney = inBulk(async (db, ids: readonly string[]) => {
  const rows: ToldJourney[] = await db
    .select({
      row: journeys,
      clinic: { name: providers.name, timeZone: providers.timeZone },
      language: cases.language,
    })
    .from(journeys)
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .innerJoin(cases, eq(cases.id, journeys.caseId))
    .where(inArray(journeys.id, [...ids]));
  return inOrderOf(ids, rows, ({ row }) => row.id);
});

/** A quote as it is now; undefined if it is gone. */
export const findToldQuote = inBulk(async (db, ids: readonly string[]) => {
  const rows: QuoteRow[] = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.id, [...ids]));
  return inOrderOf(ids, rows, ({ id }) => id);
});

/** Documents as they are now. */
export const listToldDocuments = (tx: Tx, ids: readonly string[]): Promise<Pick<DocumentRow, 'id' | 'status'>[]> =>
  tx
    .select({ id: journeyDocuments.id, status: journeyDocuments.status })
    .from(journeyDocuments)
    .where(inArray(journeyDocuments.id, [...ids]));

/** What is open in a journey. */
export const listToldTasks = inBulk(async (db, journeyIds: readonly string[]) => {
  const rows: TaskRow[] = await db
    .select()
    .from(journeyTasks)
    .where(and(inArray(journeyTasks.journeyId, [...journeyIds]), eq(journeyTasks.status, 'open')));
  const byJourney = Map.groupBy(rows, ({ journeyId }) => journeyId);
  return journeyIds.map((id) => byJourney.get(id) ?? []);
});
