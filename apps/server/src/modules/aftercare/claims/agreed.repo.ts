import type { ClaimPolicy } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { findAgreedPolicy } from '../../journeys/index.ts';
import { packages } from '../../packages/packages.tables.ts';
import { payments } from '../../payments/payments.tables.ts';

/** The treatment of a journey as its bookings say it. */
export interface Treated {
  /** The booking whose money a claim is about; null without one. */
  booking: { id: string; reference: string } | null;
  currency: string | null;
  packageId: string | null;
  /** The day of the last treatment that began, at the clinic; null before. */
  treatedOn: string | null;
  dischargedOn: string | null;
}

export async function findTreated(db: Db | Tx, journeyId: string, now: Date): Promise<Treated> {
  const rows = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      startsAt: bookings.startsAt,
      timeZone: bookings.timeZone,
      currency: bookings.currency,
      packageId: bookings.packageId,
      dischargedAt: bookings.dischargedAt,
    })
    .from(bookings)
    .where(and(eq(bookings.journeyId, journeyId), ne(bookings.status, 'cancelled')))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  // A second trip is part of the price of the first.
  const paid = rows.find(({ currency }) => currency !== null) ?? rows[0];
  const last = rows.findLast(({ startsAt }) => startsAt <= now);
  const discharged = last?.dischargedAt ?? null;
  return {
    booking: paid ? { id: paid.id, reference: paid.reference } : null,
    currency: paid?.currency ?? null,
    packageId: paid?.packageId ?? null,
    treatedOn: last ? calendar.dateAt(last.startsAt, last.timeZone) : null,
    dischargedOn: last && discharged ? calendar.dateAt(discharged, last.timeZone) : null,
  };
}

/** What was agreed for complications: by the quote that holds, else by the package that was booked; null if nothing was. */
export async function findPolicy(
  db: Db | Tx,
  journeySeal: Seal,
  { journeyId, packageId, language }: { journeyId: string; packageId: string | null; language: Locale },
): Promise<ClaimPolicy | null> {
  const quoted = await findAgreedPolicy(db, journeySeal, journeyId);
  if (quoted) {
    const { pays, window_days: days, exclusions } = quoted.complications;
    return { source: 'quote', pays, window_days: days, exclusions: exclusions || null };
  }
  if (packageId === null) return null;
  const [row] = await db
    .select({ complications: packages.complications })
    .from(packages)
    .where(eq(packages.id, packageId));
  if (!row?.complications) return null;
  const { pays, window_days: days, exclusions } = row.complications;
  return { source: 'package', pays, window_days: days, exclusions: exclusions[language] || null };
}

/** The newest payment of a booking of which something arrived: where the team refunds. */
export async function findPaidPayment(db: Db | Tx, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), sql`${payments.receivedMinor} > 0`))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row?.id ?? null;
}

/** A booking as people name it. */
export async function findBookingName(db: Db | Tx, id: string): Promise<{ id: string; reference: string } | null> {
  const [row] = await db
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row ?? null;
}
