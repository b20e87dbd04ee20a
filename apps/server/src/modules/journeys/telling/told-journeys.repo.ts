import type { Locale } from '@travesia/contracts/kit';
import { eq, inArray } from 'drizzle-orm';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { providers } from '../../providers/providers.tables.ts';
import { cases } from '../cases/cases.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { journeys } from '../journeys.tables.ts';

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
