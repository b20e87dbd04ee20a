import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { consultationPresences, consultations } from './consultations.tables.ts';

/** When somebody was in which room. */
export const listPresencesOf = (db: Db, userId: string) =>
  db
    .select({
      bookingId: consultationPresences.bookingId,
      side: consultationPresences.side,
      enteredAt: consultationPresences.enteredAt,
      lastThereAt: consultationPresences.leaseUntil,
    })
    .from(consultationPresences)
    .where(eq(consultationPresences.userId, userId))
    .orderBy(asc(consultationPresences.enteredAt));

/** What is kept of a patient’s consultations. */
export const listConsultationsOf = (db: Db, userId: string) =>
  db
    .select({
      bookingId: consultations.bookingId,
      endedAt: consultations.endedAt,
      notesSealed: consultations.notesSealed,
      notesAt: consultations.notesAt,
    })
    .from(consultations)
    .innerJoin(bookings, eq(bookings.id, consultations.bookingId))
    .where(eq(bookings.patientId, userId))
    .orderBy(asc(consultations.bookingId));

/** Of which consultations somebody of a clinic wrote the notes last, and when. */
export const listNotesWrittenBy = (db: Db, userId: string) =>
  db
    .select({ bookingId: consultations.bookingId, writtenAt: consultations.notesAt })
    .from(consultations)
    .where(eq(consultations.notesBy, userId))
    .orderBy(asc(consultations.bookingId));

/** Removes the notes about a patient, and where a person was. */
export async function forgetConsultationsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.patientId, userId));
  await tx.update(consultations).set({ notesSealed: null }).where(inArray(consultations.bookingId, own));
  await tx.delete(consultationPresences).where(eq(consultationPresences.userId, userId));
}
