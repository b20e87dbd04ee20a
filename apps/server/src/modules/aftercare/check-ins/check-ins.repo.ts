import { checkInMachine } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { CheckInRow } from './check-in.lifecycle.ts';
import { checkIns } from './check-ins.tables.ts';

const OPEN = statesTagged(checkInMachine, 'open');

interface Of {
  id: string;
}

const of = ({ id }: Of) => eq(checkIns.journeyId, id);

/** Check-ins of a journey that its caller may read, by due day. */
export const listCheckIns = (db: Db | Tx, journey: Of): Promise<CheckInRow[]> =>
  db
    .select()
    .from(checkIns)
    .where(and(of(journey), ne(checkIns.status, 'dropped')))
    .orderBy(asc(checkIns.dueAt), asc(checkIns.id));

export async function findCheckIn(db: Db | Tx, journey: Of, id: string): Promise<CheckInRow | undefined> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(of(journey), eq(checkIns.id, id)));
  return row;
}

/** Locked until the transaction ends; lock the journey first. */
export async function lockCheckIn(tx: Tx, journey: Of, id: string): Promise<CheckInRow | undefined> {
  const [row] = await tx
    .select()
    .from(checkIns)
    .where(and(of(journey), eq(checkIns.id, id)))
    .for('update');
  return row;
}

/** Those that are to be answered or to come, locked; lock the journey first. */
export const lockOpenCheckIns = (tx: Tx, journey: Of): Promise<CheckInRow[]> =>
  tx
    .select()
    .from(checkIns)
    .where(and(of(journey), inArray(checkIns.status, OPEN)))
    .orderBy(asc(checkIns.id))
    .for('update');

/** The same of all journeys of a patient. */
export const lockOpenOfPatient = (tx: Tx, patientId: string): Promise<CheckInRow[]> =>
  tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.patientId, patientId), inArray(checkIns.status, OPEN)))
    .orderBy(asc(checkIns.id))
    .for('update');

/** Writes new ones; days of a trip that are planned already are left as they are. Returns the new ones. */
export const insertCheckIns = (tx: Tx, rows: (typeof checkIns.$inferInsert)[]): Promise<CheckInRow[]> =>
  rows.length === 0 ? Promise.resolve([]) : tx.insert(checkIns).values(rows).onConflictDoNothing().returning();

/** How many planned ones a journey has or had, and how many of them are not over. */
export async function countPlanned(tx: Tx, journey: Of): Promise<{ all: number; open: number }> {
  const [row] = await tx
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${inArray(checkIns.status, OPEN)})`.mapWith(Number),
    })
    .from(checkIns)
    .where(and(of(journey), isNotNull(checkIns.day)));
  return row ?? { all: 0, open: 0 };
}

/** The newest trip that check-ins were planned for; null before any. */
export async function newestTrip(db: Db | Tx, journey: Of): Promise<number | null> {
  const [row] = await db
    .select({ trip: sql<number | null>`max(${checkIns.trip})` })
    .from(checkIns)
    .where(of(journey));
  return row?.trip ?? null;
}

/** Notes that the clinic has read answers; only the first time counts. */
export async function markRead(tx: Tx, { id }: Of, at: Date): Promise<void> {
  await tx
    .update(checkIns)
    .set({ readAt: at })
    .where(and(eq(checkIns.id, id), isNull(checkIns.readAt)));
}

/** Removes what a patient answered; that they were asked, and what it asked for, stays without a name. */
export async function forgetCheckInsOf(tx: Tx, patientId: string): Promise<void> {
  await tx.update(checkIns).set({ answersSealed: null }).where(eq(checkIns.patientId, patientId));
}

/** Telephone numbers of a clinic. */
export async function findClinicPhones(db: Db | Tx, providerId: string): Promise<string[]> {
  const [row] = await db
    .select({ phone: providers.phone, phones: providers.phones })
    .from(providers)
    .where(eq(providers.id, providerId));
  return [...new Set([row?.phone, ...(row?.phones ?? [])].filter((one): one is string => Boolean(one)))];
}

/** A check-in whoever it belongs to, for those who are told of it; undefined if it is gone. */
export const findToldCheckIn = inBulk(async (db, ids: readonly string[]) => {
  const rows: CheckInRow[] = await db
    .select()
    .from(checkIns)
    .where(inArray(checkIns.id, [...ids]));
  return inOrderOf(ids, rows, ({ id }) => id);
});
