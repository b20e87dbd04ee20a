import type { GatewayPayment } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import type { PaymentRow } from '../payment.lifecycles.ts';
import { CAPTURED, LIVE } from '../payments.tables.ts';
import { breaksOf, INVARIANTS, listBooked } from './invariants.repo.ts';

/** How far back the gateway’s list is compared, as the reconciler does. */
const LOOK_BACK_MS = 72 * 3_600_000;

export interface Break {
  /** The invariant. */
  name: string;
  what: string;
  /** Of the booking, payment, refund, message or currency. */
  id: string;
}

type BreakDeps = Omit<MoneyDeps, 'logger'>;

/** Everything that breaks one of the fourteen invariants of bookings and money; empty if all hold. */
export async function findBreaks(deps: BreakDeps): Promise<Break[]> {
  const breaks: Break[] = [];
  for (const invariant of INVARIANTS) {
    const { name, what } = invariant;
    for (const id of await breaksOf(deps.database.db, invariant, deps.clock.now())) breaks.push({ name, what, id });
  }
  return [...breaks, ...(await compareGateway(deps))];
}

/** INV-3 and INV-8: what the gateway has, and what is known here of it.  */
async function compareGateway({ database, clock, gateway }: BreakDeps): Promise<Break[]> {
  if (!gateway) return [];
  const breaks: Break[] = [];
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
  for (let after: string | undefined; ;) {
    const { payments, next } = await gateway.listPayments(since, after);
    const booked = await listBooked(
      database.db,
      payments.map(({ attemptId }) => attemptId),
    );
    for (const payment of payments) {
      const ours = booked.get(payment.attemptId);
      if (!ours) continue;
      const { amount: returned } = payment.refunded;
      if (
        ours.received !== payment.received.amount ||
        returned < ours.returned ||
        returned > ours.returned + ours.returning
      )
        breaks.push({
          name: 'INV-3',
          what: 'The ledger and the gateway received and gave back the same',
          id: payment.attemptId,
        });
      if (isBehind(ours.status, payment))
        breaks.push({
          name: 'INV-8',
          what: 'No payment is known less far than the gateway knows it',
          id: payment.attemptId,
        });
    }
    if (next === null) return breaks;
    after = next;
  }
}

function isBehind(status: PaymentRow['status'], { status: theirs }: GatewayPayment): boolean {
  if (theirs === 'succeeded') return !CAPTURED.includes(status);
  if (theirs === 'cancelled') return LIVE.includes(status);
  return theirs === 'processing' && status === 'requires_payment';
}
