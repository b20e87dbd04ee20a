import {
  type INCIDENT_TABS,
  type IncidentCounts,
  incidentMachine,
  type IncidentStatus,
} from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { type JourneyRow, type JourneyScope, journeysInScope } from '../../journeys/index.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { CheckInRow } from '../check-ins/check-in.lifecycle.ts';
import { checkIns } from '../check-ins/check-ins.tables.ts';
import type { IncidentRow } from './incident.lifecycle.ts';
import { incidentNotes, incidents } from './incidents.tables.ts';

export type IncidentNoteRow = typeof incidentNotes.$inferSelect;

/** An incident with what answers show of others. */
export interface IncidentRecord {
  row: IncidentRow;
  journey: JourneyRow;
  provider: { id: string; name: string; timeZone: string };
  patient: { firstName: string; lastName: string };
  checkIn: CheckInRow | null;
}

const LIVE = statesTagged(incidentMachine, 'live');
const UNANSWERED = statesTagged(incidentMachine, 'unanswered');

const records = (db: Db | Tx) =>
  db
    .select({
      row: incidents,
      journey: journeys,
      provider: { id: providers.id, name: providers.name, timeZone: providers.timeZone },
      patient: { firstName: users.firstName, lastName: users.lastName },
      checkIn: checkIns,
    })
    .from(incidents)
    .innerJoin(journeys, eq(journeys.id, incidents.journeyId))
    .innerJoin(providers, eq(providers.id, incidents.providerId))
    .innerJoin(users, eq(users.id, incidents.patientId))
    .leftJoin(checkIns, eq(checkIns.id, incidents.checkInId));

/** An incident whose journey is in scope. */
export async function findIncident(db: Db | Tx, scope: JourneyScope, id: string): Promise<IncidentRecord | undefined> {
  const [record] = await records(db).where(and(journeysInScope(scope), eq(incidents.id, id)));
  return record;
}

/** Incidents of a journey in scope, newest first. */
export const listIncidentsOf = (db: Db | Tx, scope: JourneyScope, journeyId: string): Promise<IncidentRecord[]> =>
  records(db)
    .where(and(journeysInScope(scope), eq(incidents.journeyId, journeyId)))
    .orderBy(desc(incidents.createdAt), desc(incidents.id));

/** Locked until the transaction ends; lock the journey first. */
export async function lockIncident(
  tx: Tx,
  journey: Pick<JourneyRow, 'id'>,
  id: string,
): Promise<IncidentRow | undefined> {
  const [row] = await tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.journeyId, journey.id), eq(incidents.id, id)))
    .for('update');
  return row;
}

export async function insertIncident(tx: Tx, row: typeof incidents.$inferInsert): Promise<IncidentRow> {
  const [made] = await tx.insert(incidents).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

export async function insertNote(tx: Tx, row: typeof incidentNotes.$inferInsert): Promise<void> {
  await tx.insert(incidentNotes).values(row);
}

/** Notes of incidents, by incident, oldest first. */
export async function listNotes(db: Db | Tx, ids: readonly string[]): Promise<Map<string, IncidentNoteRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(incidentNotes)
    .where(inArray(incidentNotes.incidentId, [...ids]))
    .orderBy(asc(incidentNotes.writtenAt), asc(incidentNotes.id));
  return Map.groupBy(rows, ({ incidentId }) => incidentId);
}

/** The incident that a check-in opened; undefined if none. */
export async function findIncidentOfCheckIn(db: Db | Tx, checkInId: string): Promise<IncidentRow | undefined> {
  const [row] = await db.select().from(incidents).where(eq(incidents.checkInId, checkInId));
  return row;
}

/** Incidents of a journey that are not resolved. */
export async function countLiveIncidents(tx: Tx, { id }: Pick<JourneyRow, 'id'>): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(incidents)
    .where(and(eq(incidents.journeyId, id), inArray(incidents.status, LIVE)));
  return row?.total ?? 0;
}

type Tab = (typeof INCIDENT_TABS)[number];

export interface IncidentFilter {
  clinic?: string | undefined;
}

const STATUSES_OF: Readonly<Record<Exclude<Tab, 'all'>, readonly IncidentStatus[]>> = {
  unanswered: UNANSWERED,
  acknowledged: ['acknowledged'],
  resolved: ['resolved'],
};

const wanted = (scope: JourneyScope, { clinic }: IncidentFilter): SQL | undefined =>
  and(
    journeysInScope(scope),
    scope.others.kind === 'clinic' ? eq(incidents.providerId, scope.others.id) : undefined,
    clinic ? eq(incidents.providerId, clinic) : undefined,
  );

/** A page: unanswered ones first, the one that is due first on top; then the newest. */
export const listIncidents = (
  db: Db,
  scope: JourneyScope,
  { tab, ...filter }: IncidentFilter & { tab: Tab },
  { limit, offset }: { limit: number; offset: number },
): Promise<IncidentRecord[]> =>
  records(db)
    .where(and(wanted(scope, filter), tab === 'all' ? undefined : inArray(incidents.status, [...STATUSES_OF[tab]])))
    .orderBy(
      sql`case when ${inArray(incidents.status, UNANSWERED)} then ${incidents.answerDueAt} end asc nulls last`,
      desc(incidents.createdAt),
      desc(incidents.id),
    )
    .limit(limit)
    .offset(offset);

export async function countIncidents(db: Db, scope: JourneyScope, filter: IncidentFilter): Promise<IncidentCounts> {
  const rows = await db
    .select({ status: incidents.status, total: count() })
    .from(incidents)
    .innerJoin(journeys, eq(journeys.id, incidents.journeyId))
    .where(wanted(scope, filter))
    .groupBy(incidents.status);
  const of = (statuses: readonly IncidentStatus[]) =>
    rows.reduce((sum, { status, total }) => (statuses.includes(status) ? sum + total : sum), 0);
  return {
    unanswered: of(STATUSES_OF.unanswered),
    acknowledged: of(STATUSES_OF.acknowledged),
    resolved: of(STATUSES_OF.resolved),
    all: rows.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Notes of incidents about a patient, whoever wrote them. */
export const listNotesAbout = (db: Db, patientId: string): Promise<IncidentNoteRow[]> =>
  db
    .select({ note: incidentNotes })
    .from(incidentNotes)
    .innerJoin(incidents, eq(incidents.id, incidentNotes.incidentId))
    .where(and(eq(incidents.patientId, patientId), eq(incidentNotes.shared, true)))
    .orderBy(asc(incidentNotes.writtenAt))
    .then((rows) => rows.map(({ note }) => note));

/** Deletes what was written about a patient, and who wrote about others. That a clinic had to answer stays without a name. */
export async function forgetNotesOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: incidents.id }).from(incidents).where(eq(incidents.patientId, userId));
  await tx.delete(incidentNotes).where(inArray(incidentNotes.incidentId, own));
  await tx.update(incidentNotes).set({ authorId: null }).where(eq(incidentNotes.authorId, userId));
}

/** An incident whoever it belongs to, for those who are told of it; undefined if it is gone. */
export const findToldIncident = inBulk(async (db, ids: readonly string[]) => {
  const rows: IncidentRow[] = await db
    .select()
    .from(incidents)
    .where(inArray(incidents.id, [...ids]));
  return inOrderOf(ids, rows, ({ id }) => id);
});
