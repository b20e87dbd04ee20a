import type { Money } from '@travesia/contracts/kit';
import type { PaymentNotice, PaymentTold, RefundCause } from '@travesia/contracts/payments';
import type { BookingRow } from '../../bookings/index.ts';

/** What happened to the money of a booking. */
export type PaymentHappened =
  | { what: 'failed' }
  | { what: 'returning'; amount: Money; cause: RefundCause }
  | { what: 'refunded'; amount: Money; cause: RefundCause }
  | { what: 'disputed'; amount: Money };

export type PaymentPatientKind = Exclude<PaymentNotice, 'dispute_opened'>;
export type DisputeTold = PaymentTold<'dispute_opened'>;

/** Whom it is told. `isMailed` is false for what another email says already. */
export interface PaymentNews {
  patient: PaymentTold<PaymentPatientKind> | null;
  desk: ((desk: DisputeTold['params']['desk']) => DisputeTold) | null;
  isMailed: boolean;
}

const NOTHING: PaymentNews = { patient: null, desk: null, isMailed: false };

/**
 * What is told of the money of a booking. That a deposit arrived is said with the confirmation, and that money goes back with the
 * cancellation.
 */
export function paymentNewsOf(
  happened: PaymentHappened,
  { booking, clinic }: { booking: Pick<BookingRow, 'id' | 'reference' | 'status' | 'expiresAt'>; clinic: string },
): PaymentNews {
  const about = { booking_id: booking.id, reference: booking.reference, clinic };
  switch (happened.what) {
    case 'failed': {
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
    case 'disputed':
      return {
        patient: null,
        desk: (desk) => ({ kind: 'dispute_opened', params: { ...about, ...happened.amount, desk } }),
        isMailed: true,
      };
  }
}
