import type { Tx } from '../../platform/db/database.ts';
import { lockAnyBooking } from '../bookings/index.ts';
import { feePercent, releasePostings, TRANCHES } from './ledger/ledger.rules.ts';
import { sourcesOf, writeEntry } from './ledger/ledger.repo.ts';
import { countryOf, openRefundsOf } from './release.repo.ts';

/**
 * Releases to the clinic what it has earned of a booking that ended: all of a visit; of a treatment everything but the last
 * part, which waits until the patient has their discharge papers; of a cancelled booking what the policy keeps. What is promised back stays; when it
 * is not given back after all, it is released on that occasion.
 */
export async function releaseHeld(tx: Tx, bookingId: string, at: Date, occasion = ''): Promise<void> {
  const booking = await lockAnyBooking(tx, bookingId);
  if (!booking?.currency) return;
  const { held, payable, fee } = await sourcesOf(tx, bookingId, booking.currency);
  const free = held.amount - (await openRefundsOf(tx, bookingId));
  const waits = booking.status === 'completed' && booking.kind === 'treatment' && booking.dischargedAt === null;
  const whole = free + payable.amount + fee.amount;
  const amount = waits ? free - Math.floor((whole * TRANCHES.discharge) / 100) : free;
  if (amount <= 0) return;
  const { providerId, currency } = booking;
  await writeEntry(tx, {
    kind: 'release',
    cause: ['release', booking.status, bookingId, ...(occasion ? [occasion] : [])].join(':'),
    bookingId,
    occurredAt: at,
    postings: releasePostings(providerId, { amount, currency }, feePercent(await countryOf(tx, providerId))),
  });
}

/** Releases the last part of a treatment whose patient was discharged. Before its end nothing is: that is released when it ends. */
export async function releaseAtDischarge(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const booking = await lockAnyBooking(tx, bookingId);
  if (booking?.status === 'completed') await releaseHeld(tx, bookingId, at, 'discharge');
}
