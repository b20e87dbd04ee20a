import type { BookingRow } from '../../bookings/index.ts';
import type { DisputeRow, PaymentRow, RefundRow } from '../payment.lifecycles.ts';

/** Everything that moved the money of a booking. */
export interface Movements {
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  disputes: readonly DisputeRow[];
}

type Change = { at: Date; amount: number } & (
  | { kind: 'payment'; id: string }
  /** `isForgiven`: beyond the policy, so it is not due again. */
  | { kind: 'refund'; id: string; paymentId: string; isForgiven: boolean }
  | { kind: 'lost'; id: string; paymentId: string }
);

/** What the team gave back beyond the policy is not due again. */
const isForgiven = ({ reason }: Pick<RefundRow, 'reason'>): boolean => reason === 'by_admin';

const ORDER = { payment: 0, refund: 1, lost: 2 } as const;

/** Movements that took place, oldest first; at one instant, what arrived is before what went back. */
function changesOf({ payments, refunds, disputes }: Movements): Change[] {
  const changes: Change[] = [
    ...payments.flatMap(({ id, paidAt, receivedMinor }) =>
      paidAt ? [{ kind: 'payment' as const, id, at: paidAt, amount: receivedMinor }] : [],
    ),
    ...refunds.flatMap((row) =>
      row.doneAt
        ? [
            {
              kind: 'refund' as const,
              id: row.id,
              paymentId: row.paymentId,
              isForgiven: isForgiven(row),
              at: row.doneAt,
              amount: -row.amountMinor,
            },
          ]
        : [],
    ),
    ...disputes.flatMap(({ id, paymentId, status, decidedAt, amountMinor }) =>
      status === 'lost' && decidedAt
        ? [{ kind: 'lost' as const, id, paymentId, at: decidedAt, amount: -amountMinor }]
        : [],
    ),
  ];
  return changes.toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() || ORDER[one.kind] - ORDER[other.kind] || one.id.localeCompare(other.id),
  );
}

const sum = (changes: readonly Change[]): number => changes.reduce((total, { amount }) => total + amount, 0);

/** What was paid and not given back right after a payment arrived or a refund was paid out, in minor units. Later changes don't change it. */
export function paidAfter(movements: Movements, id: string): number {
  const changes = changesOf(movements);
  return sum(changes.slice(0, changes.findIndex((one) => one.id === id) + 1));
}

/** What went back of one payment up to and including a refund, in minor units. */
export function refundedUpTo(movements: Movements, { id, paymentId }: Pick<RefundRow, 'id' | 'paymentId'>): number {
  const changes = changesOf(movements);
  const until = changes.slice(0, changes.findIndex((one) => one.id === id) + 1);
  return -sum(until.filter((one) => one.kind === 'refund' && one.paymentId === paymentId)) || 0;
}

/** What was forgiven of a booking when something happened, in minor units. */
export function forgivenBefore(movements: Movements, id: string): number {
  const changes = changesOf(movements);
  const until = changes.slice(0, changes.findIndex((one) => one.id === id) + 1);
  return -sum(until.filter((one) => one.kind === 'refund' && one.isForgiven)) || 0;
}

/** What a booking still asks for after so much was paid: nothing once it was cancelled. */
export function stillDue(
  { priceMinor, cancelledAt }: Pick<BookingRow, 'priceMinor' | 'cancelledAt'>,
  paid: number,
  at: Date,
): number {
  const isOver = cancelledAt !== null && cancelledAt <= at;
  return isOver ? 0 : Math.max(0, (priceMinor ?? 0) - paid);
}

/** How the money of a booking stands, in minor units. */
interface Standing {
  received: number;
  refunded: number;
  /** Decided and not paid out yet. */
  onItsWay: number;
  /** Taken back for good by the payer's bank. */
  lost: number;
  /** Given back beyond the policy: it is not due again. */
  forgiven: number;
  /** Received and neither given back nor promised back. */
  paid: number;
  /** What the booking costs: the price, or what the policy keeps of a cancelled one. */
  charge: number;
  due: number;
}

/** How the money of a booking stands now. */
export function standingOf(
  booking: Pick<BookingRow, 'priceMinor' | 'status' | 'keptMinor'>,
  { payments, refunds, disputes }: Movements,
): Standing {
  const received = payments.reduce((total, { receivedMinor }) => total + receivedMinor, 0);
  const of = (wanted: (row: RefundRow) => boolean) =>
    refunds.filter(wanted).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const refunded = of(({ doneAt }) => doneAt !== null);
  const onItsWay = of(({ doneAt, status }) => doneAt === null && status !== 'rejected');
  const forgiven = of((row) => isForgiven(row) && row.status !== 'rejected');
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((total, { amountMinor }) => total + amountMinor, 0);
  const paid = received - refunded - onItsWay - lost;
  const isCancelled = booking.status === 'cancelled';
  const charge = isCancelled ? (booking.keptMinor ?? 0) : (booking.priceMinor ?? 0);
  const due = isCancelled ? 0 : Math.max(0, charge - paid - forgiven);
  return { received, refunded, onItsWay, lost, forgiven, paid, charge, due };
}
