import type { BookingRow } from '../../../bookings/index.ts';
import type { DisputeRow, PaymentRow, RefundRow } from '../../payment.lifecycles.ts';

type AgreedTerms = NonNullable<BookingRow['terms']>;

const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e${number}`;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10));
const BOOKING_ID = id(10);

/** A payment of the booking of these tests; it arrived on a day of November 2026. */
export const payment = (
  number: number,
  day: number | null,
  amount: number,
  more: Partial<PaymentRow> = {},
): PaymentRow => ({
  id: id(number),
  bookingId: BOOKING_ID,
  purpose: 'deposit',
  requestId: null,
  amountMinor: amount,
  currency: 'USD',
  status: day === null ? 'failed' : 'succeeded',
  gateway: 'stripe',
  gatewayId: `pi_${number}`,
  method: 'card',
  failure: null,
  receivedMinor: day === null ? 0 : amount,
  expiresAt: at(30),
  paidAt: day === null ? null : at(day),
  checkedAt: null,
  createdAt: at(1),
  version: 1,
  ...more,
});

/** A refund of one of its payments; null for one that was not paid out yet. */
export const refund = (
  number: number,
  of: number,
  day: number | null,
  amount: number,
  more: Partial<RefundRow> = {},
): RefundRow => ({
  id: id(number),
  paymentId: id(of),
  bookingId: BOOKING_ID,
  amountMinor: amount,
  currency: 'USD',
  status: day === null ? 'requested' : 'succeeded',
  reason: 'cancelled',
  gatewayId: null,
  requestedBy: null,
  approvedBy: null,
  note: null,
  tries: 0,
  nextTryAt: at(1),
  doneAt: day === null ? null : at(day),
  createdAt: at(day ?? 20),
  version: 1,
  ...more,
});

export const dispute = (
  number: number,
  of: number,
  day: number,
  amount: number,
  status: DisputeRow['status'],
): DisputeRow => ({
  id: id(number),
  paymentId: id(of),
  bookingId: BOOKING_ID,
  amountMinor: amount,
  currency: 'USD',
  status,
  gatewayId: `dp_${number}`,
  reason: 'fraudulent',
  respondBy: null,
  remindedAt: null,
  decidedAt: status === 'won' || status === 'lost' ? at(day) : null,
  createdAt: at(day),
  version: 1,
});

const rule = (least: number | null, most: number | null, percent: number) => ({
  reason: 'patient_cancel' as const,
  days_before_min: least,
  days_before_max: most,
  refund_percent: percent,
  free_date_changes: 1,
  loss_cap: null,
  late_change_fee: null,
  note: null,
});

/** Terms of a price with these lines. */
export const termsOf = (lines: Readonly<Record<string, number>>, currency = 'USD'): AgreedTerms => {
  const total = Object.values(lines).reduce((sum, amount) => sum + amount, 0);
  return {
    price: { amount: total, currency },
    lines: Object.entries(lines).map(([key, amount]) => ({ key, amount: { amount, currency } })),
    deposit_percent: 30,
    deposit: { amount: Math.round(total * 0.3), currency },
    policy: { key: 'flexible', version: 1, rules: [rule(30, null, 100), rule(8, 29, 50), rule(0, 7, 0)] },
    package: null,
    rate_date: '2026-11-01',
    time_zone: 'America/Bogota',
    taken_at: '2026-11-01T10:00:00.000Z',
  };
};

/** The booking of these tests: a treatment on December 14 in Bogotá. */
export const bookingOf = (terms: AgreedTerms | null, more: Partial<BookingRow> = {}): BookingRow => ({
  id: BOOKING_ID,
  reference: 'TR-7K3M-9QXD',
  status: 'confirmed',
  kind: 'treatment',
  providerId: id(20),
  patientId: id(21),
  clinicianId: id(22),
  roomId: null,
  packageId: null,
  treatment: null,
  serviceOfferId: null,
  startsAt: new Date('2026-12-14T13:00:00Z'),
  endsAt: new Date('2026-12-14T14:00:00Z'),
  timeZone: 'America/Bogota',
  language: 'en',
  notesSealed: null,
  currency: terms?.price.currency ?? null,
  priceMinor: terms?.price.amount ?? null,
  depositMinor: terms?.deposit.amount ?? null,
  terms,
  expiresAt: null,
  confirmedAt: at(2),
  cancelReason: null,
  cancelledAt: null,
  keptMinor: null,
  patientMoves: 0,
  movedByClinic: false,
  freeExit: null,
  trip: 1,
  dischargedAt: null,
  claimedAt: null,
  journeyId: null,
  movedAt: null,
  demo: false,
  createdAt: at(1),
  version: 1,
  ...more,
});
