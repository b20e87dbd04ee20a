import type { Money } from '@travesia/contracts/kit';
import type { PaymentNotice, PaymentTold, RefundCause } from '@travesia/contracts/payments';
import type { BookingRow } from '../../bookings/index.ts';
import { lastDayOf } from '../requests/balance.rules.ts';

/** What happened to the money of a booking. `due` is the request for a balance that it is about. */
export type PaymentHappened =
  | { what: 'failed'; balance: Due | null }
  | { what: 'returning'; amount: Money; cause: RefundCause }
  | { what: 'refunded'; amount: Money; cause: RefundCause }
  | {
      what: 'disputed';
      how: 'opened' | 'due_soon' | 'won' | 'lost';
      disputeId: string;
      paymentId: string;
      amount: Money;
      dueAt: Date | null;
    }
  | { what: 'balance'; how: 'requested' | 'due_soon' | 'paid' | 'withdrawn' | 'expired'; balance: Due };

interface Due {
  amount: Money;
  dueAt: Date;
  isOpen: boolean;
}

export type DeskKind =
  | 'dispute_opened'
  | 'dispute_due_soon'
  | 'dispute_won'
  | 'dispute_lost'
  | 'desk_balance_paid'
  | 'desk_balance_expired';
export type PaymentPatientKind = Exclude<PaymentNotice, DeskKind>;
export type DeskTold = PaymentTold<DeskKind>;

/** Whom it is told. `isMailed` is false for what another email says already. */
export interface PaymentNews {
  patient: PaymentTold<PaymentPatientKind> | null;
  desk: ((desk: DeskTold['params']['desk']) => DeskTold) | null;
  isMailed: boolean;
}

const NOTHING: PaymentNews = { patient: null, desk: null, isMailed: false };

/**
 * What is told of the money of a booking. That a deposit arrived is said with the confirmation, and that money goes back with the
 * cancellation.
 */
export function paymentNewsOf(
  happened: PaymentHappened,
  {
    booking,
    clinic,
  }: { booking: Pick<BookingRow, 'id' | 'reference' | 'status' | 'expiresAt' | 'timeZone'>; clinic: string },
): PaymentNews {
  const about = { booking_id: booking.id, reference: booking.reference, clinic };
  switch (happened.what) {
    case 'failed': {
      if (happened.balance) {
        const { amount, dueAt, isOpen } = happened.balance;
        if (!isOpen) return NOTHING;
        const params = { ...about, ...amount, ...balanceDue(dueAt, booking) };
        return { patient: { kind: 'balance_failed', params }, desk: null, isMailed: true };
      }
      // Of a booking that ended, its end is told.
      if (booking.status !== 'awaiting_payment' || !booking.expiresAt) return NOTHING;
      const params = { ...about, due_at: booking.expiresAt.toISOString() };
      return { patient: { kind: 'payment_failed', params }, desk: null, isMailed: true };
    }
    case 'returning': {
      const { amount, cause } = happened;
      if (cause === 'cancelled' || cause === 'by_admin') return NOTHING;
      return {
        patient: { kind: 'payment_returned', params: { ...about, ...amount, why: cause } },
        desk: null,
        isMailed: true,
      };
    }
    case 'refunded':
      return {
        patient: { kind: 'refund_paid', params: { ...about, ...happened.amount } },
        desk: null,
        isMailed: happened.cause === 'by_admin',
      };
    case 'disputed': {
      const { how, disputeId, paymentId, amount, dueAt } = happened;
      const money = { ...about, ...amount, dispute_id: disputeId, payment_id: paymentId };
      if (how !== 'due_soon')
        return {
          patient: null,
          desk: (desk) => ({ kind: `dispute_${how}`, params: { ...money, desk } }),
          isMailed: true,
        };
      if (!dueAt) return NOTHING;
      const params = { ...money, due_at: dueAt.toISOString() };
      return {
        patient: null,
        desk: (desk) => ({ kind: 'dispute_due_soon', params: { ...params, desk } }),
        isMailed: true,
      };
    }
    case 'balance':
      return balanceNews(happened, about, booking);
  }
}

const balanceDue = (dueAt: Date, { timeZone }: Pick<BookingRow, 'timeZone'>) => ({
  due_at: dueAt.toISOString(),
  due_on: lastDayOf(dueAt, timeZone),
});

function balanceNews(
  { how, balance: { amount, dueAt, isOpen } }: Extract<PaymentHappened, { what: 'balance' }>,
  about: { booking_id: string; reference: string; clinic: string },
  booking: Pick<BookingRow, 'status' | 'timeZone'>,
): PaymentNews {
  const money = { ...about, ...amount };
  const dated = { ...money, ...balanceDue(dueAt, booking) };
  switch (how) {
    case 'requested':
      return isOpen ? { patient: { kind: 'balance_requested', params: dated }, desk: null, isMailed: true } : NOTHING;
    case 'due_soon':
      return isOpen ? { patient: { kind: 'balance_due_soon', params: dated }, desk: null, isMailed: true } : NOTHING;
    case 'paid':
      return {
        patient: { kind: 'balance_paid', params: money },
        desk: (desk) => ({ kind: 'desk_balance_paid', params: { ...money, desk } }),
        isMailed: true,
      };
    case 'withdrawn':
      // The cancellation of the booking says it.
      return booking.status === 'cancelled'
        ? NOTHING
        : { patient: { kind: 'balance_withdrawn', params: money }, desk: null, isMailed: true };
    case 'expired':
      return {
        patient: null,
        desk: (desk) => ({ kind: 'desk_balance_expired', params: { ...money, desk } }),
        isMailed: true,
      };
  }
}
