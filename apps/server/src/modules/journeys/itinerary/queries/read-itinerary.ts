import { findConflicts, flyFrom, type Itinerary } from '@travesia/contracts/journeys';
import { calendar } from '../../../../platform/calendar.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { type JourneyScope, ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord } from '../../journeys.repo.ts';
import { entryActions, mayAddEntry } from '../itinerary.policy.ts';
import { type EntryRow, listEntries } from '../itinerary.repo.ts';
import { rulesOf } from '../read-rules.ts';
import { openApproval, openEntry } from '../sealed-entry.ts';

/** An itinerary for whoever reads the journey. Throws `journeys.not_found`. */
export const getItineraryQuery = async (
  deps: JourneysDeps,
  id: string,
  { actor }: RequestContext,
): Promise<Itinerary> => readItinerary(deps, await ofEverySide(deps.takeSide, actor), id);

/** The same, within a scope. */
export async function readItinerary(deps: JourneysDeps, scope: JourneyScope, id: string): Promise<Itinerary> {
  const { db } = deps.database;
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const [rules, rows] = await Promise.all([rulesOf(deps, record), listEntries(db, record.row)]);
  const data = rows.map((row) => presentEntry(deps, scope, record, row));
  return {
    data,
    conflicts: findConflicts(calendar, data, rules),
    treatment_on: rules.treatmentOn,
    fly_from: flyFrom(calendar, rules),
    time_zone: rules.timeZone,
    may_add: mayAddEntry(scope, record.row),
  };
}

const presentEntry = (
  { seal }: Pick<JourneysDeps, 'seal'>,
  scope: JourneyScope,
  { row: journey }: JourneyRecord,
  row: EntryRow,
): Itinerary['data'][number] => ({
  id: row.id,
  kind: row.kind,
  trip: row.trip,
  starts_at: row.startsAt.toISOString(),
  starts_zone: row.startsZone,
  ends_at: row.endsAt?.toISOString() ?? null,
  ends_zone: row.endsZone,
  ...openEntry(seal, row),
  by: row.by,
  approved: openApproval(seal, row),
  actions: entryActions(scope, journey, row),
  version: row.version,
});
