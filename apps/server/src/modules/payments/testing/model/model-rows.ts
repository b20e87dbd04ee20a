import type { BookingMove, BookingStatus } from '@travesia/contracts/bookings';
import type { MachineActor } from '@travesia/contracts/kit';
import type { BalanceRequestStatus, PaymentStatus, RefundStatus } from '@travesia/contracts/payments';
import type { Bug } from './bugs.ts';

export interface ModelBooking {
  id: number;
  patient: number;
  slot: number;
  status: BookingStatus;
  expiresAt: number;
  endedBy: MachineActor | null;
  kept: number | null;
  /** Moves, to be replayed. */
  history: [BookingStatus | null, BookingMove | null, BookingStatus][];
}
export interface ModelRequest {
  id: number;
  booking: number;
  status: BalanceRequestStatus;
  dueAt: number;
}
export interface ModelPayment {
  id: number;
  booking: number;
  /** The request for a balance that it answers; null for a deposit. */
  request: number | null;
  /** After this the attempt is over, for a balance. */
  endsAt: number;
  status: PaymentStatus;
  received: number;
  known: boolean;
  paidAt: number;
}
export interface ModelRefund {
  id: number;
  payment: number;
  amount: number;
  status: RefundStatus;
  reason: string;
}
export interface ModelDispute {
  id: number;
  payment: number;
  amount: number;
  theirs: 'open' | 'won' | 'lost';
  ours: 'unknown' | 'open' | 'won' | 'lost';
}

/** What balances need of the model. */
export interface ModelState {
  now: number;
  suspended: boolean;
  bookings: ModelBooking[];
  requests: ModelRequest[];
  payments: ModelPayment[];
  refunds: ModelRefund[];
  readonly bug: Bug | null;
  closeAttempts(booking: ModelBooking): void;
}
