import type { RefundStepShown } from '@travesia/contracts/bookings';
import type { MachineActor, Money } from '@travesia/contracts/kit';
import { refundAt, refundSchedule, type RefundReason } from '@travesia/contracts/terms';
import { calendar } from '../../../platform/calendar.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { AgreedTerms } from './agreed-terms.ts';

/** Where and when care starts, for the days of a policy. */
const careOf = (startsAt: Date, timeZone: string) => ({
  starts_on: calendar.dateAt(startsAt, timeZone),
  time_zone: timeZone,
});

/**
 * The reason under which a policy sees a cancellation. A patient whose time the clinic changed gets what the clinic’s own
 * cancellation returns; one who may leave freely gets what that reason returns.
 */
export function refundReason(
  as: MachineActor,
  { movedByClinic, freeExit }: Pick<BookingRow, 'movedByClinic' | 'freeExit'>,
): RefundReason {
  if (as !== 'patient' || movedByClinic) return 'provider_cancel';
  return freeExit ?? 'patient_cancel';
}

export interface RefundNow {
  reason: RefundReason;
  daysBefore: number;
  refund: Money;
  kept: Money;
}

/** What a cancellation at an instant returns of what was paid; days are those of the clinic's calendar. */
export function refundOf(
  terms: AgreedTerms,
  row: Pick<BookingRow, 'startsAt' | 'timeZone'>,
  paid: Money,
  { reason, at }: { reason: RefundReason; at: Date },
): RefundNow {
  const found = refundAt(
    calendar,
    terms.policy.rules,
    careOf(row.startsAt, row.timeZone),
    { price: terms.price, paid },
    { reason, at },
  );
  // What a policy forgets: whatever isn’t the patient’s own decision returns everything.
  const refund = reason !== 'patient_cancel' && !found.rule ? paid : found.refund;
  return {
    reason,
    daysBefore: found.days_before,
    refund,
    kept: { ...paid, amount: paid.amount - refund.amount },
  };
}

/** The patient's own cancellation by date, for an amount that will have been paid. */
export const refundSteps = (
  terms: AgreedTerms,
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
  paid: Money,
): RefundStepShown[] =>
  refundSchedule(calendar, terms.policy.rules, careOf(startsAt, timeZone), { price: terms.price, paid }).map(
    ({ from, before, refund, kept }) => ({ from, before, refund, kept }),
  );

/** What was paid for a booking; null if it is free. */
export const paidOf = (row: BookingRow, paidMinor: number): Money | null =>
  row.currency === null ? null : { amount: paidMinor, currency: row.currency };
