import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { packages } from '../../packages/packages.tables.ts';
import { clinicians } from '../../providers/providers.tables.ts';
import { bookings, bookingSlots } from '../bookings.tables.ts';

/** Ids of a clinic's clinicians, in an order that stays the same. */
export async function listClinicianIds(db: Db, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(eq(clinicians.providerId, providerId))
    .orderBy(asc(clinicians.id));
  return rows.map(({ id }) => id);
}

/** A published package of a clinic for a treatment, or any. */
export async function findSomePackage(
  db: Db,
  providerId: string,
  treatment: string,
): Promise<{ id: string; treatment: string } | undefined> {
  const [row] = await db
    .select({ id: packages.id, treatment: packages.treatment })
    .from(packages)
    .where(and(eq(packages.providerId, providerId), eq(packages.status, 'published')))
    .orderBy(sql`${packages.treatment} <> ${treatment}`, asc(packages.id))
    .limit(1);
  return row;
}

/** Which of these bookings exist. */
export async function knownBookings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a clinician's time is held. */
export async function isTaken(tx: Tx, clinicianId: string, from: Date, to: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: bookingSlots.bookingId })
    .from(bookingSlots)
    .where(
      and(
        eq(bookingSlots.clinicianId, clinicianId),
        sql`${bookingSlots.during} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
