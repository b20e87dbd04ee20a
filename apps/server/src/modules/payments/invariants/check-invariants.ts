import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type GatewayPayment, GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { reconcile } from '../commands/reconcile.ts';
import { insertReconciliation } from '../payments.repo.ts';
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

/** Checks the invariants of a running installation, logs what breaks them, and keeps the result beside those of the reconciler. */
export async function checkInvariants(deps: MoneyDeps): Promise<Break[]> {
  const { database, clock, logger } = deps;
  const startedAt = clock.now();
  // What the reconciler can mend was only on its way.
  if ((await withoutGateway(deps)).length) await reconcile(deps);
  const breaks = await withoutGateway(deps);
  for (const { name, what, id } of breaks) logger.error({ id }, `${name} does not hold: ${what}`);
  const findings = breaks.map(({ name, what, id }) => ({ what: `${name}: ${what}`, id }));
  await unitOfWork(database, (tx) =>
    insertReconciliation(tx, { startedAt, endedAt: clock.now(), looked: INVARIANTS.length + 2, repaired: 0, findings }),
  );
  return breaks;
}

/** The same without the comparison while the gateway cannot be asked. */
async function withoutGateway(deps: MoneyDeps): Promise<Break[]> {
  try {
    return await findBreaks(deps);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return findBreaks({ ...deps, gateway: null });
  }
}
