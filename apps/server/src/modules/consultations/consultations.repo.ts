import { and, asc, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { Sight } from '../../platform/demo/sight.ts';
import { users } from '../accounts/accounts.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { clinicians } from '../providers/providers.tables.ts';
import { consultationPresences, consultations } from './consultations.tables.ts';

export type ConsultationRow = typeof consultations.$inferSelect;
export type PresenceRow = typeof consultationPresences.$inferSelect;

/** Somebody in a room, with their name. */
export interface Present extends PresenceRow {
  firstName: string;
  lastName: string;
}

export async function findConsultation(db: Db | Tx, bookingId: string): Promise<ConsultationRow | undefined> {
  const [row] = await db.select().from(consultations).where(eq(consultations.bookingId, bookingId));
  return row;
}

/** Who is in a room now, first come first. */
export async function listPresent(db: Db | Tx, bookingId: string, at: Date): Promise<Present[]> {
  const rows = await db
    .select({ presence: consultationPresences, firstName: users.firstName, lastName: users.lastName })
    .from(consultationPresences)
    .innerJoin(users, eq(users.id, consultationPresences.userId))
    .where(and(eq(consultationPresences.bookingId, bookingId), gt(consultationPresences.leaseUntil, at)))
    .orderBy(asc(consultationPresences.enteredAt), asc(consultationPresences.id));
  return rows.map(({ presence, ...name }) => ({ ...presence, ...name }));
}

/** Where a user is or was in a room. */
export async function findPresence(db: Db | Tx, bookingId: string, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await db
    .select()
    .from(consultationPresences)
    .where(and(eq(consultationPresences.bookingId, bookingId), eq(consultationPresences.userId, userId)));
  return row;
}

type NewPresence = Omit<typeof consultationPresences.$inferInsert, 'id'>;

/** Puts a user into a room in one page, which takes the place of another. */
export async function writePresence(tx: Tx, presence: NewPresence): Promise<void> {
  const { sessionId, admittedAt = null, leaseUntil, side } = presence;
  await tx
    .insert(consultationPresences)
    .values(presence)
    .onConflictDoUpdate({
      target: [consultationPresences.bookingId, consultationPresences.userId],
      set: { sessionId, admittedAt, leaseUntil, side },
    });
}

/** Changes a presence; its booking must be locked. */
export async function changePresence(
  tx: Tx,
  { id }: Pick<PresenceRow, 'id'>,
  change: Partial<Pick<PresenceRow, 'admittedAt' | 'leaseUntil'>>,
): Promise<void> {
  await tx.update(consultationPresences).set(change).where(eq(consultationPresences.id, id));
}

/** Everybody leaves. */
export async function emptyRoom(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await tx
    .update(consultationPresences)
    .set({
      admittedAt: null,
      leaseUntil: sql`least(${consultationPresences.leaseUntil}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(consultationPresences.bookingId, bookingId));
}

type Kept = Partial<Omit<typeof consultations.$inferInsert, 'bookingId'>>;

/** Writes what is kept of a consultation; its booking must be locked. */
export async function writeConsultation(tx: Tx, bookingId: string, kept: Kept): Promise<void> {
  await tx
    .insert(consultations)
    .values({ bookingId, ...kept })
    .onConflictDoUpdate({ target: consultations.bookingId, set: kept });
}

/** A clinic’s notes of one consultation of a patient. */
export interface Noted {
  bookingId: string;
  reference: string;
  startsAt: Date;
  timeZone: string;
  clinician: { title: string; name: string } | null;
  author: { firstName: string; lastName: string } | null;
  notesSealed: string;
  notesAt: Date;
}

/** Whose notes: a clinic’s, of one patient. */
export interface NotesOf {
  providerId: string;
  patientId: string;
  sight: Sight;
}

const notedOf = ({ providerId, patientId, sight }: NotesOf) =>
  and(
    eq(bookings.providerId, providerId),
    eq(bookings.patientId, patientId),
    inSight(sight, bookings.demo),
    isNotNull(consultations.notesSealed),
  );

export async function countPatientNotes(db: Db | Tx, of: NotesOf): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(consultations)
    .innerJoin(bookings, eq(bookings.id, consultations.bookingId))
    .where(notedOf(of));
  return row?.count ?? 0;
}

/** Newest consultation first. */
export async function listPatientNotes(
  db: Db | Tx,
  of: NotesOf,
  { limit, offset }: { limit: number; offset: number },
): Promise<Noted[]> {
  const rows = await db
    .select({
      bookingId: bookings.id,
      reference: bookings.reference,
      startsAt: bookings.startsAt,
      timeZone: bookings.timeZone,
      clinician: { title: clinicians.title, name: clinicians.name },
      author: { firstName: users.firstName, lastName: users.lastName },
      notesSealed: consultations.notesSealed,
      notesAt: consultations.notesAt,
    })
    .from(consultations)
    .innerJoin(bookings, eq(bookings.id, consultations.bookingId))
    .leftJoin(clinicians, eq(clinicians.id, bookings.clinicianId))
    .leftJoin(users, eq(users.id, consultations.notesBy))
    .where(notedOf(of))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ notesSealed, notesAt, ...row }) =>
    notesSealed === null || notesAt === null ? [] : [{ ...row, notesSealed, notesAt }],
  );
}
